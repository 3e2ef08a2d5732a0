/// The events of the running execution, or of the last one, as a strategy may ask for them.
package struct ExecutedEvents {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// How many events there are.
  package var count: Int { trace.events.count }

  /// How many resources there are.
  package var resources: Int { trace.histories.count }

  /// Whether the last event did nothing that another lane can notice, such as a lane's start.
  var lastWasUnnoticed: Bool { trace.events.last.map { $0.lastEffect < 0 } ?? false }

  /// What an event did; the last one's effects are complete when the next choice is made.
  package func footprint(of event: Int) -> Footprint {
    var result = Footprint()
    guard event < trace.events.count else { return result }
    var index = trace.events[event].lastEffect
    while index >= 0 {
      let done = trace.effects[Int(index)]
      let one = Footprint.Effects(
        resource: done.resource, kind: trace.kinds[Int(done.resource)], effect: done.effect,
        conflicts: done.conflicts)
      if result.first == nil { result.first = one } else { result.others.append(one) }
      index = done.previousOfEvent
    }
    return result
  }
}
