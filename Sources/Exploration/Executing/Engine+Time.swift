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
  ///
  /// - Parameter isPause: Whether the program did not ask for it: then it is never early or late.
  package func sleep(until instant: UInt64, isPause: Bool = false) {
    guard current != nil else { return }
    var action = Action(.sleep, Clock(kind: .clock), [])
    action.isPause = isPause
    _ = wait(action, deadline: instant)
  }

  /// Lets others go first, if the strategy likes.
  package func yield() { perform(Action(.yield, nil, [])) }
}

extension Lane {
  /// A lane that waits with a limit gets another one; `.max` for none.
  package func waits(until instant: UInt64) { deadline = instant }

  /// The last instant at which one, other than the one that runs, gives up what it waits for; `nil` if none does.
  ///
  /// What a lane sleeps for is no limit.
  package static var lastLimit: UInt64? {
    let engine = Engine.shared
    return engine.lanes.stopped.filter { lane in
      lane !== engine.current && lane.deadline < .max && lane.deadline > engine.now
        && !lane.isDaemon && !lane.action.isPause && lane.action.verb != .sleep
    }.map(\.deadline).max()
  }

  /// Whether any lane but the calling one and this one could go on before these two do.
  package var othersMayGoOn: Bool {
    let engine = Engine.shared
    return engine.lanes.othersMayGoOn(beside: engine.current, self, at: engine.now)
  }

  /// Waits with a limit that is over already: it tries.
  package static func waitsForNoTime() { Engine.shared.lanes.noteTimer() }
}

/// The sleeps, and waits with a limit, of the running execution that have ended because their time was up.
package enum ExpiredLimits {
  /// How many there are.
  package static var count: Int { Engine.shared.lanes.expiredLimits }

  /// How many were neither sleeps nor timers: waits of threads other than main.
  package static var countOfWaits: Int { Engine.shared.lanes.expiredWaits }

  /// Leaves the last one out: it was none of the program's.
  package static func leaveOutLast() { Engine.shared.lanes.expiredLimits -= 1 }
}
