/// Where a strategy chooses.
package struct SchedulingPoint {
  /// The 1-based index of this choice in its execution.
  package let step: Int
  /// The lanes that can run; never empty.
  package let enabled: LaneSet
  /// Those of them that only the reading lets run: by default the others run first.
  package let unprompted: LaneSet
  /// The lane that came here, if it can continue: choosing another one is a preemption.
  package let current: Int?
  /// The lane that came here only because it ran for so long without a point, as a loop does that waits
  /// for others: whatever order is to be tried, they get their turn first.
  package let givingWay: Int?
  /// The events so far.
  package let events: ExecutedEvents
  /// The lanes that have not yet begun, and that nothing keeps from it.
  let unbegun: LaneSet

  /// The lanes that can continue prompted; if there are none, all that can run.
  var willing: LaneSet {
    if unprompted.isEmpty { return enabled }
    let prompted = enabled.subtracting(unprompted)
    return prompted.isEmpty ? enabled : prompted
  }

  /// The lane that runs by default: the one that came here, or the lowest.
  var defaultChoice: Int? {
    if let givingWay { return next(after: givingWay, in: willing) }
    let willing = willing
    return current.flatMap { willing.contains($0) ? $0 : nil } ?? willing.first
  }

  /// The lane that is preempted if another one is chosen.
  var owner: Int? {
    current.flatMap { $0 != givingWay && !unprompted.contains($0) ? $0 : nil }
  }

  /// The lane of some that has its turn after another one has given way: the next one by number, so that several
  /// lanes that wait in loops do not keep the turn to themselves.
  func next(after lane: Int, in lanes: LaneSet) -> Int? {
    lanes.lanes.first { $0 > lane } ?? lanes.first
  }

  /// The willing lanes without one; that one where there are no others.
  func others(than lane: Int) -> LaneSet {
    let willing = willing
    let others = willing.subtracting(LaneSet([lane]))
    return others.isEmpty ? willing : others
  }

  /// Whether the last event did nothing that another lane can notice, such as a lane's start.
  package var lastWasUnnoticed: Bool { events.lastWasUnnoticed }

  /// The lowest lane that has not yet begun, and that nothing keeps from it.
  package var fresh: Int? { unbegun.first }
}
