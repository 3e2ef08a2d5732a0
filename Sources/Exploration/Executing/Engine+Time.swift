/// What a sleeping lane waits for: only time.
private final class Clock: Resource {
  override func isReady(for action: Action, lane: Lane) -> Bool { false }
  override func waitReason(for action: Action) -> WaitReason { .instant }
}

extension Engine {
  /// The lane sleeps for a virtual time; the clock moves on when every lane waits.
  package func sleep(nanoseconds: UInt64) {
    sleep(until: time.instant(after: nanoseconds))
  }

  /// The lane sleeps until a virtual instant.
  package func sleep(until instant: UInt64) {
    guard current != nil else { return }
    _ = wait(Action(.sleep, Clock(kind: .clock), []), deadline: instant)
  }

  /// Lets others go first, if the strategy likes.
  package func yield() { perform(Action(.yield, nil, [])) }
}
