/// What one event did: to which resources, and how.
public struct Footprint: Sendable, Codable {
  struct Effects: Sendable, Codable {
    var resource: Int32
    var effect: Effect
    var conflicts: Effect

    func conflicts(with other: Effects) -> Bool {
      resource == other.resource
        && (!effect.isDisjoint(with: other.conflicts) || !conflicts.isDisjoint(with: other.effect))
    }
  }

  /// Nearly every event does one thing: no array is made for it.
  var first: Effects?
  var others: [Effects] = []

  /// Whether the order of two events matters.
  public func conflicts(with other: Footprint) -> Bool {
    guard let first, let theirs = other.first else { return false }
    if first.conflicts(with: theirs) { return true }
    if others.isEmpty && other.others.isEmpty { return false }
    return all.contains { mine in other.all.contains { mine.conflicts(with: $0) } }
  }

  private var all: [Effects] { first.map { [$0] + others } ?? [] }
}

/// The events of the running execution, or of the last one, as a strategy may ask for them.
public struct ExecutedEvents {
  let engine: Engine

  /// How many events there are.
  public var count: Int { engine.trace.events.count }

  /// What an event did; the last one's effects are complete when the next choice is made.
  public func footprint(of event: Int) -> Footprint {
    var result = Footprint()
    guard event < engine.trace.events.count else { return result }
    var index = engine.trace.events[event].lastEffect
    while index >= 0 {
      let done = engine.trace.effects[Int(index)]
      let one = Footprint.Effects(
        resource: done.resource, effect: done.effect, conflicts: done.conflicts)
      if result.first == nil { result.first = one } else { result.others.append(one) }
      index = done.previousOfEvent
    }
    return result
  }
}
