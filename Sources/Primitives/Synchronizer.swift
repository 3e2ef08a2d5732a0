import Exploration

/// The engine of the process.
var engine: Engine { .shared }

/// Something that lanes wait for, perhaps for a limited time, or try without waiting.
///
/// What a deadline or a try does to the search is decided here and nowhere else, because every core waits
/// through ``wait(_:_:until:detail:)`` and tries through ``attempt(_:_:detail:)``.
open class Synchronizer: Resource {
  /// What a lane has tried in vain since something changed.
  private struct Vain {
    var changes = -1
    var tries = 0
  }

  private final var changes = 0
  private final var vain: [Int: Vain] = [:]
  /// The tries in vain after which a lane lets others go first.
  package static let patience = 10
  private static let longestPause: UInt64 = 1 << 40

  /// Whether a lane could do now what it has announced.
  ///
  /// - Parameters:
  ///   - action: What it has announced; its `detail` is 0 or more.
  ///   - lane: The lane that has announced it.
  open func canGoOn(_ action: Action, _ lane: Lane) -> Bool { true }

  public final override func isReady(for action: Action, lane: Lane) -> Bool {
    action.detail < 0 ? changes != -1 - action.detail : canGoOn(action, lane)
  }

  /// Waits until an action can happen; the action then is the next thing to happen.
  ///
  /// A lane that gives up sees that it was not served, so that its order with a lane that serves it matters:
  /// a wait with a deadline reads as well.
  ///
  /// - Parameters:
  ///   - effect: What it does when it is served.
  ///   - deadline: The virtual instant at which the lane gives up; `.max` for never.
  ///   - detail: Tells ``canGoOn(_:_:)`` what is waited for; 0 or more.
  /// - Returns: Whether it was served.
  @discardableResult
  package final func wait(
    _ verb: Verb, _ effect: Effect, until deadline: UInt64 = .max, detail: Int = 0
  ) -> Bool {
    let effect = deadline == .max ? effect : effect.union(.read)
    let onlyLooks = deadline <= engine.now
    let isServed = engine.wait(Action(verb, self, effect, detail: detail), deadline: deadline)
    refuseUseIfDestroyed()
    if onlyLooks { wasLookedAt(inVain: !isServed) }
    return isServed
  }

  /// A scheduling point before a try, which finds out whether an action can happen now.
  ///
  /// It sees which lane was served and which gave something back just before: it takes and reads. A lane that
  /// has tried in vain some times over continues after a change, or after a while that grows: a loop of
  /// tries would keep all others from what it waits for.
  ///
  /// - Parameters:
  ///   - effect: What it does when it succeeds.
  ///   - detail: Tells ``canGoOn(_:_:)`` what is tried; 0 or more.
  /// - Returns: Whether it can happen.
  package final func attempt(_ verb: Verb, _ effect: Effect, detail: Int = 0) -> Bool {
    guard let lane = engine.current else { return false }
    let action = Action(verb, self, effect.union(.read), detail: detail)
    let before = vain[lane.number] ?? Vain()
    if before.changes == changes, before.tries >= Self.patience {
      Assumption.fewLooks.note()
      var patient = action
      patient.detail = -1 - changes
      patient.isPause = true
      let pause = min(Self.longestPause, 1 << UInt64(before.tries))
      _ = engine.wait(patient, deadline: engine.now + pause)
      refuseUseIfDestroyed()
    } else {
      engine.perform(action)
    }
    if canGoOn(action, lane) {
      wasLookedAt(inVain: false)
      return true
    }
    let tries = before.changes == changes ? before.tries : 0
    vain[lane.number] = Vain(changes: changes, tries: tries + 1)
    wasLookedAt(inVain: true)
    return false
  }

  /// Notes that a lane that tried in vain may now find something else.
  package final func changed() { changes += 1 }

  /// Notes that a lane that tried in vain may now succeed.
  package final func wasGivenBack() {
    changed()
    if Self.isLookedAt { wasUsedWeakly(writes: true) }
  }

  /// Whether a lane has looked in vain in any execution: one that waits instead sees nothing old.
  // Unsafe only to the compiler: the one thread that runs the lanes touches it.
  nonisolated(unsafe) private static var isLookedAt = false

  private func wasLookedAt(inVain: Bool) {
    if inVain {
      Self.isLookedAt = true
      mayHaveBeenSeenOld()
    } else if Self.isLookedAt {
      wasUsedWeakly(writes: false)
    }
  }
}
