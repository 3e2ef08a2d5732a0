/// In which order a lane ends objects, where an optimiser may choose another one.
///
/// Swift promises only that a local variable's object lives as long as something that can notice its end may use it:
/// the releases at the end of a scope may come in any order.
extension Lifetimes {
  /// How far the current lane is.
  var progress: Progress {
    let event = engine.lane.event
    return Progress(event: event, effect: event < 0 ? nil : engine.trace.lastEffect(of: event))
  }

  /// The innermost object that the lane was ending has ended.
  ///
  /// One whose deinitialiser has done nothing that shows stands in nobody's way.
  func hasEnded() {
    guard let lane = engine.current else { return }
    let ending = lane.endings.removeLast()
    guard let begin = ending.begin else { return }
    let now = progress
    let hasDone = now != begin
    if hasDone, ending.followsAnother { Assumption.orderOfEnds.note() }
    if hasDone || ending.followsAnother { lane.afterEnd = now }
  }
}
