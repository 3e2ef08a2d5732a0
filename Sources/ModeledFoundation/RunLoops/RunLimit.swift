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
      let action = Action(.waitForTime, self, [], mayWait: true)
      if Engine.shared.wait(action, deadline: limit) { return }
      Engine.shared.perform(Action(.tick, self, .write))
      hasPassed = true
    }
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { !isAwaited }
  override func waitReason(for action: Action) -> WaitReason { .instant }

  /// Whether the time is over although there may be something left to do.
  var hasCome: Bool {
    guard Engine.shared.reading.time == .any else { return false }
    Engine.shared.perform(Action(.lookAt, self, .read))
    return hasPassed
  }
}
