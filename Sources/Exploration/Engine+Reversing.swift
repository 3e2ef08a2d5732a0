/// Reversals: which two events could have come in the other order. (A data race is something else.)
///
/// Source sets: Abdulla, Aronsson, Jonsson, Sagonas, "Optimal dynamic partial order reduction",
/// POPL 2014. Here an order that a release forces is no conflict at all (see ``Effect``), so that
/// what cannot be reversed is not proposed.
extension Engine {
  /// Looks for the reversals of the actions that lanes were stopped at when the execution ended.
  func findReversalsOfWaiting() {
    for number in 0..<laneCount where lanes[number].state == .waiting {
      let lane = lanes[number]
      // What a sleeping lane would do was looked at before; not so what keeps another one waiting.
      if end == .cutShort, canGoOn(lane) { continue }
      findReversals(of: lane)
    }
  }

  /// Looks for the reversals of the action that a lane is stopped at.
  func findReversals(of lane: Lane) {
    guard let resource = lane.action.resource else { return }
    findReversals(lane.action.effect, lane.action.conflicts, on: resource, of: lane, event: nil)
  }

  /// - Parameter event: The running event, for an effect that was not announced.
  func findReversals(
    _ effect: Effect, _ conflicts: Effect, on resource: Resource, of lane: Lane, event: Int32?
  ) {
    guard Self.conflict(effect, conflicts, resource.everDone, resource.everConflicting) else {
      return
    }
    var index = resource.lastEffect
    let known = traceClocks.row(lane.number)
    var found: [Int32] = []
    while index >= 0 {
      let done = trace.effects[Int(index)]
      index = done.previousOnResource
      let earlier = trace.events[Int(done.event)]
      let isKnown = earlier.lane == lane.number || known[Int(earlier.lane)] >= earlier.number
      // What conflicts with this action conflicts with a like one before it, and came before that.
      if isKnown && done.covers(effect, conflicts) { break }
      guard !isKnown, Self.conflict(effect, conflicts, done.effect, done.conflicts)
      else { continue }
      // Another conflict lies between: reversing that one comes first.
      let isImmediate = !found.contains { happens(earlier, before: $0) }
      // What came while the lane could not go on does not hide what kept it from going on.
      if found.last != done.event, couldGoOn(lane, at: done.event) {
        found.append(done.event)
      }
      guard isImmediate else { continue }
      propose(
        done.event, against: lane, effect, conflicts, on: resource, runningEvent: event)
    }
  }

  /// Whether a lane could have gone on instead of an event, or had not yet come to its action.
  private func couldGoOn(_ lane: Lane, at event: Int32) -> Bool {
    event <= lane.arrival || trace.enabled[Int(event)].contains(lane.number)
  }

  private func happens(_ earlier: Trace.Event, before later: Int32) -> Bool {
    eventClocks.row(Int(trace.events[Int(later)].row))[Int(earlier.lane)] >= earlier.number
  }

  /// Finds the lanes that could go first at the earlier event so that the order turns round.
  private func propose(
    _ first: Int32, against lane: Lane, _ effect: Effect, _ conflicts: Effect,
    on resource: Resource, runningEvent: Int32?
  ) {
    let earlier = trace.events[Int(first)]
    var seen = LaneSet()
    var initials = LaneSet()
    var firsts: [Trace.Event] = []
    var index = Int(first) + 1
    while index < trace.events.count {
      let event = trace.events[index]
      defer { index += 1 }
      if Int32(index) == runningEvent { continue }
      if eventClocks.row(Int(event.row))[Int(earlier.lane)] >= earlier.number { continue }
      guard !seen.contains(Int(event.lane)) else { continue }
      seen.insert(Int(event.lane))
      let row = eventClocks.row(Int(event.row))
      if !firsts.contains(where: { row[Int($0.lane)] >= $0.number }) {
        initials.insert(Int(event.lane))
      }
      firsts.append(event)
    }
    if !seen.contains(lane.number) {
      // The lane's own next step comes last in the sequence: what it conflicts with comes before it.
      let row = traceClocks.row(lane.number)
      let waitsForOne = firsts.contains { row[Int($0.lane)] >= $0.number }
      if !waitsForOne && !conflictsAfter(first, lane, effect, conflicts, resource) {
        initials.insert(lane.number)
      }
    }
    strategy.reversal(at: Int(first), initials: initials, preferred: lane.number)
  }

  /// Whether something after an event, and not because of it, conflicts with a lane's next step.
  private func conflictsAfter(
    _ first: Int32, _ lane: Lane, _ effect: Effect, _ conflicts: Effect, _ resource: Resource
  ) -> Bool {
    let earlier = trace.events[Int(first)]
    var index = resource.lastEffect
    while index >= 0 {
      let done = trace.effects[Int(index)]
      index = done.previousOnResource
      guard done.event > first else { return false }
      let event = trace.events[Int(done.event)]
      if event.lane != lane.number,
        eventClocks.row(Int(event.row))[Int(earlier.lane)] < earlier.number,
        Self.conflict(effect, conflicts, done.effect, done.conflicts)
      {
        return true
      }
    }
    return false
  }
}
