import Exploration

/// The date until which a run loop runs, where what it calls may take any time.
///
/// Between two things that it does a run loop looks whether its time is over. With exact time that comes only when
/// nothing is left to do.
final class RunLimit: Resource {
  private var hasPassed = false
  /// Whether the run loop still runs.
  var isAwaited = true

  init(_ limit: UInt64) {
    super.init(kind: .runLoop)
    guard limit < .max, Engine.shared.reading.time == .any else { return }
    Engine.shared.spawn(.other, name: "limit", isDaemon: true) { [self] in
      // With this step the clock goes on, too.
      let action = Action(.waitForTime, self, .write, mayWait: true)
      hasPassed = !Engine.shared.wait(action, deadline: limit)
    }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { !isAwaited }
  override func waitReason(for action: Action) -> WaitReason { .instant }

  /// The run loop looks at the clock.
  func looksAtClock() {
    if Engine.shared.reading.time == .any {
      Engine.shared.effect(.read, on: self, stopsAfter: false)
    }
  }

  /// Whether the time is over although there may be something left to do.
  var hasCome: Bool {
    guard Engine.shared.reading.time == .any else { return false }
    Engine.shared.perform(Action(.lookAt, self, .read))
    return hasPassed
  }
}
