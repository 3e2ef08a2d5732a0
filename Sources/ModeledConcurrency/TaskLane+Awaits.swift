import Exploration

// A task on an actor comes to an `await`: where what it awaits is there, it stays; else it leaves, and
// stands in the line again when it is resumed.
//
// Staying is like leaving and being the next in the line at once, so that only those who arrive can tell:
// the order of the arrivals is the order that the search tries. It is not like that where others stand
// in the line already: they go first if the task leaves, and after it if it stays.
extension TaskLane {
  /// Whether it runs on an actor, the main one included.
  var isOnActor: Bool { actor != nil }

  private var actor: SerialJobs? { executor ?? (hasJustBegun ? Factory.main.jobs : nil) }

  /// A scheduling point before an `await` that has no other.
  func comesToAwait() {
    if let actor { Engine.shared.perform(Action(.mayLeave, actor.line, [])) }
  }

  /// It is about to wait, unless what it waits for is there already.
  ///
  /// - Parameter completion: What those act on who let it go on.
  func mayWait(for completion: Resource) {
    guard isOnActor else { return }
    asked = completion
    Engine.shared.lane.beforeStop = { [unowned self] in stays() }
  }

  /// It goes on without having waited.
  func stays() {
    guard let completion = takeAsked(), let actor else { return }
    Engine.shared.effect(.put, on: actor.line, stopsAfter: false)
    // Without what it waited for, they would have been first.
    if actor.isAwaited { Engine.shared.effect(.read, on: completion, stopsAfter: false) }
  }

  /// It waits, or ends.
  func leaves() {
    guard let completion = takeAsked(), let actor else { return }
    leftFor = completion
    // Those who come before it in any case would be after it if it stayed. For the others, it is as if
    // it came back before they arrive.
    let isContested = actor.isAwaitedBefore
    if isContested { Continuations.current.isContested = true }
    Engine.shared.effect(isContested ? .read : .share, on: completion, stopsAfter: false)
  }

  /// It was resumed, and stands in the line again.
  func comesBack(to actor: SerialJobs) {
    guard let completion = leftFor else { return }
    leftFor = nil
    if actor.isAwaitedBefore { Engine.shared.effect(.take, on: completion, stopsAfter: false) }
  }

  private func takeAsked() -> Resource? {
    guard let completion = asked else { return nil }
    asked = nil
    Engine.shared.lane.beforeStop = nil
    return completion
  }
}
