import CExploration

/// The order of what matters: each event happens after the earlier ones that it conflicts with.
extension Engine {
  /// Begins the event of a lane's action.
  func begin(_ lane: Lane, enabled: LaneSet) {
    let own = lane.number
    let event = Int32(trace.events.count)
    let number = traceClocks.row(own)[own] + 1
    traceClocks.row(own)[own] = number
    lane.event = event
    trace.events.append(
      Trace.Event(
        lane: Int32(own), number: number, row: Int32(eventClocks.addRow(lanes: laneWatermark)),
        lastEffect: -1))
    trace.enabled.append(enabled)
    defer { lane.arrival = event }
    guard let resource = lane.action.resource else { return }
    if strategy.wantsReversals(at: Int(event)) {
      findReversals(lane.action.effect, lane.action.conflicts, on: resource, of: lane, event: event)
    }
    note(lane.action.effect, conflicts: lane.action.conflicts, on: resource, of: lane)
  }

  /// Adds an effect to the running event of a lane.
  private func note(_ effect: Effect, conflicts: Effect, on resource: Resource, of lane: Lane) {
    var previous =
      Self.conflict(effect, conflicts, resource.everDone, resource.everConflicting)
      ? resource.lastEffect : -1
    resource.everDone.formUnion(effect)
    resource.everConflicting.formUnion(conflicts)
    // Whoever conflicts came before; a write came after everything, so that nothing older is needed.
    while previous >= 0 {
      let done = trace.effects[Int(previous)]
      if Self.conflict(effect, conflicts, done.effect, done.conflicts) {
        let other = trace.events[Int(done.event)]
        let row = traceClocks.row(lane.number)
        eventClocks.join(Int(other.row), into: row, lanes: laneCount)
        row[Int(other.lane)] = max(row[Int(other.lane)], other.number)
        if done.covers(effect, conflicts) { break }
      }
      previous = done.previousOnResource
    }
    let event = Int(lane.event)
    trace.effects.append(
      Trace.Done(
        event: lane.event, resource: Int32(resource.number), effect: effect, conflicts: conflicts,
        previousOnResource: resource.lastEffect,
        previousOfEvent: trace.events[event].lastEffect))
    resource.lastEffect = Int32(trace.effects.count - 1)
    trace.events[event].lastEffect = resource.lastEffect
  }

  /// Closes the event of a lane that arrives at its next scheduling point: its clock is known now.
  func complete(_ lane: Lane) {
    guard lane.event >= 0 else { return }
    eventClocks.row(Int(trace.events[Int(lane.event)].row))
      .update(from: traceClocks.row(lane.number), count: laneCount)
  }

  /// Tells of an effect that was not announced, because it happened inside a runtime library.
  ///
  /// The lane gets a scheduling point at the next boundary of the explored code, so that between two
  /// such effects others can have theirs.
  public func effect(_ effect: Effect, on resource: Resource) {
    guard let lane = current, lane.event >= 0 else { return }
    if strategy.wantsReversals(at: Int(lane.event)) {
      findReversals(effect, effect.conflicts, on: resource, of: lane, event: lane.event)
    }
    note(effect, conflicts: effect.conflicts, on: resource, of: lane)
    cexploration_ask_boundary()
  }

  static func conflict(_ a: Effect, _ ofA: Effect, _ b: Effect, _ ofB: Effect) -> Bool {
    (a.rawValue & ofB.rawValue) | (b.rawValue & ofA.rawValue) != 0
  }
}
