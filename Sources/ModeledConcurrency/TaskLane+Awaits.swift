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
    guard let actor else { return }
    asked = completion
    // Others would be first if what it waits for were not there. This comes before the look at that: what
    // the look finds orders the two, and the search would take the order for forced.
    if actor.isAwaited { Engine.shared.effect(.read, on: completion, stopsAfter: false) }
    Engine.shared.lane.beforeStop = { [unowned self] in stays() }
  }

  /// It goes on without having waited.
  func stays() {
    guard takeAsked() != nil, let actor else { return }
    Engine.shared.effect(.put, on: actor.line, stopsAfter: false)
  }

  /// It waits, or ends.
  func leaves() {
    guard let completion = takeAsked() else { return }
    // Others may get into the line before it is resumed: they would come after it if it stayed.
    Continuations.current.isContested = true
    Engine.shared.effect(.read, on: completion, stopsAfter: false)
  }

  private func takeAsked() -> Resource? {
    guard let completion = asked else { return nil }
    asked = nil
    Engine.shared.lane.beforeStop = nil
    return completion
  }
}
