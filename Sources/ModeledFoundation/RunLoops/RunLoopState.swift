import Exploration

/// What a run loop has to do.
final class RunLoopState: Resource {
  var timers: [Timer] = []
  let ties = TimerTies()
  var blocks: [@Sendable () -> Void] = []
  var handedOver = Stamp()
  /// What those that added timers had done.
  var added = Stamp()
  /// Something was added since it went to sleep.
  var hasNews = false
  /// It runs a block of the main queue.
  var isInMainQueue = false

  /// The timer that fires first, of those whose block does not run; among equals any.
  var next: Timer? {
    timers.removeAll { !$0.isValidNow }
    return timers.filter { !$0.isFiring }.min { $0.instant < $1.instant }
  }

  /// The timers that are due, by their instants, and equal ones as they were added.
  func due(at now: UInt64) -> [Timer] {
    guard let next, next.instant <= now else { return [] }
    let due = timers.enumerated().filter { !$1.isFiring && $1.instant <= now }
    return due.sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
      .map(\.element)
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { hasNews }
  override func waitReason(for action: Action) -> WaitReason { .timer }
}
