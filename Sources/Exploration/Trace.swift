/// The events of the running execution and what each did, for the search.
///
/// Flat arrays that keep their memory: an execution must not cost allocations.
struct Trace {
  struct Event {
    var lane: Int32
    /// The how manieth event of its lane, from 1.
    var number: UInt32
    /// Its row among the trace clocks.
    var row: Int32
    /// Its newest effect in ``Trace/effects``.
    var lastEffect: Int32
  }

  /// One thing that an event did to a resource.
  struct Done {
    var event: Int32
    var resource: Int32
    var effect: Effect
    var conflicts: Effect
    /// The effect before it on the same resource, and in the same event.
    var previousOnResource: Int32
    var previousOfEvent: Int32

    /// Whether whatever conflicts with an action conflicts with this as well.
    func covers(_ effect: Effect, _ conflicts: Effect) -> Bool {
      self.conflicts == .all
        || effect.rawValue & ~self.effect.rawValue == 0
          && conflicts.rawValue & ~self.conflicts.rawValue == 0
    }
  }

  var events: [Event] = []
  /// The lanes that could have gone on instead of each event.
  var enabled: [LaneSet] = []
  var effects: [Done] = []

  mutating func reserve() {
    events.reserveCapacity(1024)
    enabled.reserveCapacity(1024)
    effects.reserveCapacity(1024)
  }

  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    enabled.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
  }
}
