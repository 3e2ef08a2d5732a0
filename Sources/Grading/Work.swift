import Exploration
import Synchronization

/// Work that a check hands out: it takes time, and tells afterwards how much of it was in flight when.
///
/// In the explorer a unit of time is virtual; on the real libraries it is a hundredth of a second.
public final class Work: Sendable {
  private let limit: Int?
  private let pieces = Pieces()
  private let state = Mutex(State())

  private struct State {
    var inFlight: [String] = []
    var peak = 0
    var started: [String] = []
    var finished: [String] = []
    var cancelled: [String] = []
    var firstStart: UInt64?
    var lastEnd: UInt64 = 0
    var overtime = Overtime()
  }

  /// The time that long work took beyond its units: it says nothing about how concurrent the work is.
  private struct Overtime {
    var total: UInt64 = 0
    var end: UInt64 = 0

    /// Long work ends now, so much later than its units.
    mutating func add(_ nanoseconds: UInt64, now: UInt64) {
      total += now - min(max(now - nanoseconds, end), now)
      end = now
    }
  }

  /// Work of which so many pieces may be in flight at the same time; `nil` for any number.
  ///
  /// One more ends the execution with the finding "too many at once".
  public init(atMost limit: Int? = nil) { self.limit = limit }

  // MARK: Doing it

  /// A piece of work that keeps its thread busy, as decoding an image does.
  ///
  /// - Parameters:
  ///   - name: What it is, for the story and the picture.
  ///   - units: How many units of time it takes.
  public func compute(_ name: String, units: Int = 1) {
    compute(name) {
      Moment.sleepOnThread(units: units)
      return 0
    }
  }

  /// A piece of work that takes longer than any limit with which another thread waits for it.
  ///
  /// It takes ``long`` units. If another thread waits with a limit then, of a minute or of a year, it takes until
  /// that has ended; ``makespan`` leaves out what is beyond the units. On the real libraries it takes a moment.
  ///
  /// - Parameter name: What it is, for the story and the picture.
  public func computeLong(_ name: String) {
    compute(name) { Moment.sleepOnThreadBeyondLimits(units: Self.long) }
  }

  /// The units of time of long work, if no other thread waits with a limit.
  public static let long = 1000

  /// - Parameter body: Takes the time, and returns how many nanoseconds of it do not count.
  private func compute(_ name: String, taking body: () -> UInt64) {
    begin(name)
    let picture = GradedRun.picture
    let piece = picture?.begins(name)
    let overtime = body()
    piece.map { picture?.ends($0) }
    end(name, isWhole: true, overtime: overtime)
  }

  /// A piece of work that suspends its task, as waiting for a server does.
  ///
  /// - Parameters:
  ///   - name: What it is, for the story and the picture.
  ///   - units: How many units of time it takes.
  /// - Throws: `CancellationError` as soon as its task is cancelled.
  public func fetch(_ name: String, units: Int = 1) async throws {
    begin(name)
    let picture = GradedRun.picture
    let piece = picture?.begins(name)
    defer { piece.map { picture?.ends($0) } }
    do {
      try await Moment.sleepInTask(units: units)
    } catch {
      end(name, isWhole: false)
      throw error
    }
    end(name, isWhole: true)
  }

  private func begin(_ name: String) {
    pieces.act(.start, .enter)
    let now = Moment.now
    let tooMany = state.withLock { state -> [String]? in
      state.inFlight.append(name)
      state.started.append(name)
      state.peak = max(state.peak, state.inFlight.count)
      state.firstStart = min(state.firstStart ?? now, now)
      return state.inFlight.count > limit ?? .max ? state.inFlight : nil
    }
    if let tooMany, let limit {
      disappoint(.tooManyAtOnce(tooMany, allowed: limit))
    }
  }

  private func end(_ name: String, isWhole: Bool, overtime: UInt64 = 0) {
    pieces.act(.end, .leave)
    let now = Moment.now
    state.withLock { state in
      if let index = state.inFlight.firstIndex(of: name) { state.inFlight.remove(at: index) }
      if isWhole { state.finished.append(name) } else { state.cancelled.append(name) }
      state.lastEnd = max(state.lastEnd, now)
      if overtime > 0 { state.overtime.add(overtime, now: now) }
    }
  }

  // MARK: What it came to

  /// The most pieces that were in flight at the same time.
  public var peak: Int { look { $0.peak } }
  /// How many pieces are in flight now.
  public var inFlight: Int { look { $0.inFlight.count } }
  /// The pieces in the order in which they started; pieces of one instant come in any order.
  public var started: [String] { look { $0.started } }
  /// The pieces that came to their ends, in that order; pieces of one instant come in any order.
  public var finished: [String] { look { $0.finished } }
  /// The pieces whose task was cancelled under way.
  public var cancelled: [String] { look { $0.cancelled } }
  /// Units of time from the first start to the last end, rounded up; 0 if nothing was done.
  public var makespan: Int {
    look { state in
      guard let first = state.firstStart, state.lastEnd > first else { return 0 }
      return Int((state.lastEnd - first - state.overtime.total + Moment.unit - 1) / Moment.unit)
    }
  }

  private func look<Value: Sendable>(_ body: (borrowing State) -> Value) -> Value {
    pieces.act(.lookAt, .read)
    return state.withLock { body($0) }
  }
}

/// What the search knows of work: a look at it sees what has begun and ended, and what begins does
/// not depend on the order.
private final class Pieces: Sendable {
  private let resource: OfExplorer?

  init() { resource = Engine.shared.isExploring ? OfExplorer(kind: .work) : nil }

  func act(_ verb: Verb, _ effect: Effect) {
    guard let resource, Engine.shared.isExploring else { return }
    Engine.shared.perform(Action(verb, resource, effect))
  }

  // Only the lane that runs comes here.
  private final class OfExplorer: Resource, @unchecked Sendable {}
}
