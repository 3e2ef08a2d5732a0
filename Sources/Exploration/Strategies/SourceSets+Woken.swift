/// A step that does more or less by what was done before it.
///
/// The proof of source sets takes it for granted that two steps that conflict still do so after a third lane's step that
/// conflicts with only one of them: it is a property of "happens before" in Abdulla, Aronsson, Jonsson, Sagonas, "Source
/// sets: a foundation for optimal dynamic partial order reduction", Journal of the ACM, 2017. That is not so where a
/// step looks, and does more if it likes what it sees: after the third lane's step it may do less, and what conflicts
/// with the rest seems to have nothing to do with it.
///
/// If the step was explored at a node, what conflicts with it was seen there. If it sleeps there since an earlier node,
/// it was seen at that one, and may have been put off to this node: so here, the others are asked to come before the
/// step as it was when it was explored.
extension SourceSets {
  /// A lane that slept until an event in conflict with what it did when it was explored.
  struct Woken: Codable {
    var sleeper: Sleeper
    /// The event with which it went on; `nil` if it did not.
    var next: Int?
    /// That event does as much as it did when it was explored, and hides nothing.
    var isCovered = false

    /// Looks how it goes on after the event of a node.
    mutating func look(after node: Int, _ events: ExecutedEvents) {
      next = events.next(of: sleeper.lane, after: node)
      isCovered =
        next.map {
          events.footprint(of: $0).covers(sleeper.footprint, knowing: sleeper.resources)
        } ?? false
    }
  }

  /// The lanes that sleep after the last event; the others are kept with it.
  func sleepersAfterLast(_ events: ExecutedEvents) -> [Sleeper] {
    guard let last = nodes.indices.last, !nodes[last].sleepers.isEmpty else { return [] }
    let event = events.footprint(of: last)
    var asleep: [Sleeper] = []
    nodes[last].woken = []
    for var sleeper in nodes[last].sleepers {
      if !event.conflicts(with: sleeper.footprint, knowing: sleeper.resources) {
        sleeper.isInherited = true
        asleep.append(sleeper)
      } else if sleeper.isInherited {
        nodes[last].woken.append(Woken(sleeper: sleeper))
      }
    }
    return asleep
  }

  /// Adds the lanes that conflict with what a woken lane did when it was explored, and could come before it.
  func letOthersComeBeforeWoken(_ events: ExecutedEvents) {
    for node in nodes.indices {
      for index in nodes[node].woken.indices {
        // What comes before the turn was looked at in the execution before.
        let isKnown = nodes[node].woken[index].next.map { $0 < turn } ?? false
        if !isKnown { nodes[node].woken[index].look(after: node, events) }
        let woken = nodes[node].woken[index]
        if !woken.isCovered {
          letOthersCome(before: woken.sleeper, at: node, since: isKnown ? turn : 0, events)
        }
      }
    }
  }

  private func letOthersCome(
    before sleeper: Sleeper, at node: Int, since first: Int, _ events: ExecutedEvents
  ) {
    events.eachBefore(
      sleeper.footprint, of: sleeper.lane, knowing: sleeper.resources, insteadOf: node
    ) { event, initials in
      guard event >= first else { return }
      reversal(at: node, initials: initials, preferred: events.lane(of: event))
    }
  }
}
