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
  /// How often lanes may have changed what it guards.
  private final var news = 0
  /// What the lane had done that did so last, once another one has waited for that.
  private final var changer: Stamp?
  private final var vain: [Int: Vain] = [:]
  /// The tries in vain after which a lane lets others go first.
  package static let patience = 10
  /// The same for a lane that has a lock, which others may need for going on: it had better give that back first.
  private static let patienceOfOwners = 40
  private static let longestPause: UInt64 = 1 << 40

  /// Whether a lane could do now what it has announced.
  ///
  /// - Parameters:
  ///   - action: What it has announced; its `detail` is 0 or more.
  ///   - lane: The lane that has announced it.
  open func canGoOn(_ action: Action, _ lane: Lane) -> Bool { true }

  public final override func isReady(for action: Action, lane: Lane) -> Bool {
    action.detail < 0 ? action.detail != since(news: action.isForNews) : canGoOn(action, lane)
  }

  /// What the `detail` of a pause that begins now is: tells what the lane had seen.
  ///
  /// - Parameter news: Whether only news ends it, and not every change.
  private func since(news isForNews: Bool) -> Int { isForNews ? -2 - 2 * news : -1 - 2 * changes }

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
    letOthersGoFirst()
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
  /// tries would keep all others from what it waits for. If it has a lock, it does so as soon as it waits for one
  /// while it has none: two that try to get what the other one has would else pause in turns for ever.
  ///
  /// - Parameters:
  ///   - effect: What it does when it succeeds.
  ///   - detail: Tells ``canGoOn(_:_:)`` what is tried; 0 or more.
  /// - Returns: Whether it can happen.
  package final func attempt(_ verb: Verb, _ effect: Effect, detail: Int = 0) -> Bool {
    guard let lane = engine.current else { return false }
    let action = Action(verb, self, effect.union(.read), detail: detail)
    let before = vain[lane.number] ?? Vain()
    let isPatient = lane.heldLocks > 0 && engine.limits.lanesLetOthersGoFirst
    let few = isPatient ? Self.patienceOfOwners : Self.patience
    if before.changes == changes, lane.hasLooked(before.tries, of: few) {
      lane.triesAgain()
      pause(after: before.tries, as: action, forNews: false)
    } else {
      lane.triesNoMore()
      engine.perform(action)
    }
    if canGoOn(action, lane) {
      lane.triesNoMore()
      wasLookedAt(inVain: false)
      return true
    }
    wasTriedInVain()
    let tries = before.changes == changes ? before.tries : 0
    vain[lane.number] = Vain(changes: changes, tries: tries + 1)
    if tries + 1 >= lane.patience(Self.patience), isPatient { lane.triedInVain = self }
    wasLookedAt(inVain: true)
    return false
  }

  /// A lane that goes round, and only looks at what others change while they have it, goes on after news, or after a
  /// while that grows: till then it would see the same.
  package final func waitForNews() {
    guard let lane = engine.current, let pauses = lane.polls(self, news: news) else { return }
    lane.triesAgain()
    if changer == nil { changer = Stamp() }
    let known = news
    pause(after: pauses, as: Action(.lookAgain, self, []), forNews: true)
    // It had to come after that: any earlier it would only have gone round once more.
    if news != known, let changer { engine.follow(changer) }
  }

  /// The same as a wait whose limit of time is over: it only tries.
  package final func attemptNow(_ verb: Verb, _ effect: Effect, detail: Int = 0) -> Bool {
    Lane.waitsForNoTime()
    return attempt(verb, effect, detail: detail)
  }

  /// The lane continues with an action after a change, or after a while.
  private func pause(after tries: Int, as action: Action, forNews isForNews: Bool) {
    engine.current?.noteVainLook()
    var patient = action
    patient.detail = since(news: isForNews)
    patient.isPause = true
    let pause = min(Self.longestPause, 1 << UInt64(min(62, tries)))
    _ = engine.wait(patient, deadline: engine.now + pause)
    refuseUseIfDestroyed()
  }

  /// A lane that has tried in vain while it had a lock pauses now, if it has none any more.
  private func letOthersGoFirst() {
    guard let lane = engine.current, lane.triedInVain != nil, lane.heldLocks == 0,
      let other = lane.triedInVain as? Synchronizer
    else { return }
    lane.triedInVain = nil
    guard let before = other.vain[lane.number], before.changes == other.changes else { return }
    other.pause(after: before.tries, as: Action(.lookAgain, other, .read), forNews: false)
  }

  /// Notes that a lane that tried in vain may now find something else.
  package final func changed() { changes += 1 }

  /// Notes that what it guards may have changed.
  package final func hasNews() {
    news += 1
    guard changer != nil else { return }
    var stamp = Stamp()
    engine.release(into: &stamp)
    changer = stamp
  }

  /// Notes that a lane that tried in vain may now succeed.
  package final func wasGivenBack() {
    changed()
    if Self.isLookedAt { wasUsedWeakly(writes: true) }
  }

  /// Whether a lane has looked in vain in any execution: one that waits instead sees nothing old.
  // Unsafe only to the compiler: the one thread that runs the lanes touches it.
  nonisolated(unsafe) private static var isLookedAt = false

  /// Notes what a lane has seen that did not wait: on weakly ordered memory it may be old.
  final func wasLookedAt(inVain: Bool) {
    if inVain {
      Self.isLookedAt = true
      mayHaveBeenSeenOld()
    } else if Self.isLookedAt {
      wasUsedWeakly(writes: false)
    }
  }
}

extension Action {
  /// Whether it is a pause that only news ends.
  fileprivate var isForNews: Bool { detail % 2 == 0 }
}
