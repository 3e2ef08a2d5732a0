import Dispatch
import Grading
import Synchronization

/// What is changed, as lines in the order of the alphabet.
func checked(_ changes: [String: String]) -> [String] {
  changes.map { "\($0.key): \($0.value)" }.sorted()
}

/// A server that notes the pushes, and when it answers them.
final class CheckServer: Sendable {
  struct Down: Error {}
  struct Stopped: Error {}
  enum Moment { case inPush, later, inAUnit, whenTold }

  private struct State {
    var pushes: [[String]] = []
    var waiting: [(number: Int, done: NoteServer.Done)] = []
    var most = 0
    var successes = 0
    var cancels = 0
    var ends = 0
  }

  private let moment: Moment
  private let failures: Int
  private let failsByCancellation: Bool
  private let held: Int
  private let stops: Bool
  private let state = Mutex(State())
  private let news: AsyncStream<Void>
  private let source: AsyncStream<Void>.Continuation

  /// - Parameters:
  ///   - failures: How many pushes fail before one succeeds.
  ///   - failsByCancellation: Whether those fail with a CancellationError, although nobody has cancelled anything.
  ///   - held: How many pushes are answered only when the server is told, at whatever moment the others are.
  ///   - stops: Whether it ends a push that is cancelled, while `cancel` is running.
  init(
    answers moment: Moment, failures: Int = 0, failsByCancellation: Bool = false, held: Int = 0,
    stops: Bool = false
  ) {
    self.moment = moment
    self.failures = failures
    self.failsByCancellation = failsByCancellation
    self.held = held
    self.stops = stops
    (news, source) = AsyncStream.makeStream(of: Void.self)
  }

  /// The changes of each push.
  var pushes: [[String]] { state.withLock { $0.pushes } }
  /// The most pushes that were under way at the same time.
  var most: Int { state.withLock { $0.most } }
  /// How many pushes have succeeded.
  var successes: Int { state.withLock { $0.successes } }
  /// How many pushes were cancelled before they were answered.
  var cancels: Int { state.withLock { $0.cancels } }
  /// How many calls of `sync` have ended.
  var ends: Int { state.withLock { $0.ends } }

  var server: NoteServer {
    NoteServer { [self] changes, done in
      let number = state.withLock { state in
        state.pushes.append(checked(changes))
        state.waiting.append((state.pushes.count, done))
        state.most = max(state.most, state.waiting.count)
        return state.pushes.count
      }
      react(number <= held ? .whenTold : moment)
      return PushCall { self.cancel(number) }
    }
  }

  private func react(_ moment: Moment) {
    switch moment {
    case .inPush: answer()
    case .later: DispatchQueue.global().async { self.answer() }
    case .inAUnit:
      DispatchQueue.global().async {
        Work().compute("the push")
        self.answer()
      }
    case .whenTold: source.yield()
    }
  }

  /// Answers the oldest push that waits.
  func answer() {
    let oldest = state.withLock { state -> (done: NoteServer.Done, isError: Bool)? in
      guard !state.waiting.isEmpty else { return nil }
      let (number, done) = state.waiting.removeFirst()
      if number > failures { state.successes += 1 }
      return (done, number <= failures)
    }
    guard let oldest else { return }
    let error: any Error = failsByCancellation ? CancellationError() : Down()
    oldest.done(oldest.isError ? error : nil)
  }

  private func cancel(_ number: Int) {
    let done = state.withLock { state -> NoteServer.Done? in
      guard let place = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      state.cancels += 1
      return stops ? state.waiting.remove(at: place).done : nil
    }
    done?(Stopped())
  }

  /// Waits until so many pushes have begun, or so many calls of `sync` have ended.
  func hasBegun(pushes: Int, orCallsEnd calls: Int) async {
    while state.withLock({ $0.pushes.count < pushes && $0.ends < calls }) {
      for await _ in news { break }
    }
  }

  /// What comes of a call of `sync`, whose end is then counted.
  func outcome(of engine: SyncEngine) async -> String {
    defer {
      state.withLock { $0.ends += 1 }
      source.yield()
    }
    return await attempt(with: engine)
  }

  /// What comes of a call of `sync`.
  func attempt(with engine: SyncEngine) async -> String {
    do {
      try await engine.sync()
      return "returned"
    } catch is Down {
      return "down"
    } catch is CancellationError {
      return "cancelled"
    } catch {
      return "another error"
    }
  }
}
