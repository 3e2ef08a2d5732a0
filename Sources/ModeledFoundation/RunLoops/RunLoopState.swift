import Exploration

/// What a run loop has to do.
final class RunLoopState: Resource {
  var timers: [Timer] = []
  let ties = TimerTies()
  var blocks: [@Sendable () -> Void] = []
  var handedOver = Stamp()
  /// What those that added timers had done.
  var added = Stamp()
  /// The virtual instant at which the system wakes the loop for a timer; `.max` for never.
  private(set) var alarm = UInt64.max
  /// Lets that instant pass before the loop sleeps, where time is any.
  let clock = RunLimit(isPunctual: true)
  /// Something was added since it went to sleep.
  var hasNews = false
  /// It runs a block of the main queue.
  var isInMainQueue = false

  /// The timer that fires first, of those whose block does not run; among equals any.
  var next: Timer? {
    timers.removeAll { !$0.isValidNow }
    return timers.filter { !$0.isFiring }.min { $0.instant < $1.instant }
  }

  /// Sets the system's alarm to the timer that fires next.
  ///
  /// Where there is none any more it stays as it is: the loop wakes, and sees that nothing is left to do.
  func arm() {
    guard let next else { return }
    alarm = next.instant
    clock.begin(until: alarm)
  }

  /// The loop is awake at an instant: the alarm has gone off, if that has come.
  func hasWoken(at now: UInt64) {
    if alarm <= now { alarm = .max }
  }

  /// The timers that are due, by their instants, and equal ones as they were made.
  func due(at now: UInt64) -> [Timer] {
    guard let next, next.instant <= now else { return [] }
    let due = timers.filter { !$0.isFiring && $0.instant <= now }
    return due.sorted { ($0.instant, $0.number) < ($1.instant, $1.number) }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { hasNews }
  override func waitReason(for action: Action) -> WaitReason { .timer }
}
