import Exploration
import Foundation

/// Calls a block at a date, once or again and again, modelled after Foundation's `Timer` on Linux.
///
/// A run loop fires it, while it runs, in virtual time.
open class Timer: NSObject {
  private let block: @Sendable (Timer) -> Void
  private let state = TimerState(kind: .timer)
  /// Seconds between two calls; 0 for a single one.
  private let interval: TimeInterval
  /// The virtual instant of the next call.
  private(set) var instant: UInt64
  /// The date that the next call was given, as long as it has that: also one in the past, which comes at once.
  private var date: Date?
  /// Whether the program has named its date, which may be another timer's as well.
  private var isDated = true
  /// The lane that made it, and how many timers there were by then.
  private let maker = Engine.shared.current?.number
  let number = Timer.count.current.take()
  /// Its block runs because its time has come.
  private(set) var isFiring = false
  /// Its date was set since its block began to run.
  private var isMoved = false

  /// A timer that has to be added to a run loop.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.block = block
    // CoreFoundation takes one that is not above zero for none: such a timer calls once.
    self.interval = repeats ? max(interval, 0) : 0
    instant = date.virtualInstant
    self.date = date.asOfTimer
    super.init()
    #if !canImport(Darwin)
      // Foundation on Linux never releases a timer, and so nothing that its block holds.
      if Engine.shared.memory.showsEnds { _ = Unmanaged.passRetained(self) }
    #endif
  }

  /// A timer that has to be added to a run loop; on Linux it fires at once for the first time.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(fire: Date(), interval: interval, repeats: repeats, block: block)
    isDated = false
  }

  /// A timer of the calling thread's run loop.
  @available(*, noasync)
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block
    )
    timer.isDated = false
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Calls the block now; a timer that calls once is over then.
  open func fire() {
    Engine.shared.perform(Action(.fire, state, .take))
    guard state.isValid else { return }
    block(self)
    if interval == 0 { invalidate() }
  }

  /// Calls the block because its time has come.
  func fireInTime() {
    Engine.shared.perform(Action(.fire, state, .take))
    guard state.isValid else { return }
    isFiring = true
    isMoved = false
    let last = instant
    block(self)
    isFiring = false
    // Until then others can see that its block has run, and that it is valid (`__CFRunLoopDoTimer`).
    guard interval > 0 else { return invalidate() }
    Engine.shared.perform(Action(.write, state, .write))
    // A date that was set meanwhile holds. Also one in the past counts from now on, which is later than the
    // instant that has come (`__CFRunLoopDoTimer`).
    if isMoved { return }
    instant = nextInstant(after: last)
    date = nil
  }

  /// The instants that were missed while it ran are left out.
  private func nextInstant(after last: UInt64) -> UInt64 {
    guard interval < .longest else { return .max }
    let step = max(1, UInt64((interval * 1_000_000_000).rounded()))
    let now = Engine.shared.now
    return last + step * (now < last ? 1 : (now - last) / step + 1)
  }

  /// Ends the timer.
  open func invalidate() {
    Engine.shared.perform(Action(.invalidate, state, .write))
    state.wasUsedWeakly(writes: true)
    state.isValid = false
  }

  /// Whether it may still fire.
  open var isValid: Bool {
    Engine.shared.perform(Action(.lookAt, state, .read))
    state.wasUsedWeakly(writes: false)
    return state.isValid
  }

  /// Whether the run loop that looks for what to fire still has to do with it.
  var isValidNow: Bool {
    Engine.shared.effect(.read, on: state, stopsAfter: false)
    return state.isValid
  }

  /// Whether either of two that are due at one instant may fire first.
  ///
  /// Two without a date of their own count from when they were made. Which came first is known of one lane's.
  func isTied(with other: Timer) -> Bool {
    instant == other.instant && (isDated || other.isDated || maker != other.maker)
  }

  private static let count = PerExecution { Count() }

  /// When it fires next; the reference date once it is invalid, as on Linux.
  open var fireDate: Date {
    get {
      Engine.shared.perform(Action(.lookAt, state, .read))
      guard state.isValid else { return Date(timeIntervalSinceReferenceDate: 0) }
      if let date { return date }
      return Date(
        timeIntervalSinceNow: (Double(instant) - Double(Engine.shared.now)) / 1_000_000_000)
    }
    set {
      Engine.shared.perform(Action(.write, state, .write))
      instant = newValue.virtualInstant
      date = newValue.asOfTimer
      isDated = true
      isMoved = true
    }
  }

  /// Seconds between two calls; 0 for a timer that calls once.
  open var timeInterval: TimeInterval { interval }

  /// How late it may be; 0 whatever was set, as on Linux.
  open var tolerance: TimeInterval {
    get { lateness.read() }
    set { lateness.write(0) }
  }
  private lazy var lateness = Setting(0.0, of: state, isPlain: true)

  /// Nothing, as on Linux.
  open var userInfo: Any? { nil }
}

/// How many timers were made.
private final class Count {
  private var taken = 0
  func take() -> Int {
    defer { taken += 1 }
    return taken
  }
}

private final class TimerState: Resource {
  var isValid = true
}
