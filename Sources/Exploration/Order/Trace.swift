/// The events of the running execution and what each did, for the search: each event comes after the
/// earlier ones that it conflicts with.
///
/// Flat arrays that keep their memory: an execution must not cost allocations. A class, because a
/// strategy looks into it as well; see ``ExecutedEvents``.
final class Trace {
  struct Event {
    let lane: Int32
    /// The 1-based index of the event among its lane's.
    let number: UInt32
    /// Its row in ``Trace/clocks``.
    let row: Int32
    /// Its newest effect in ``Trace/effects``.
    fileprivate(set) var lastEffect: Int32
  }

  /// One thing that an event did to a resource.
  struct Done {
    let event: Int32
    let resource: Int32
    let effect: Effect
    let conflicts: Effect
    /// The effect before it on the same resource, and in the same event.
    let previousOnResource: Int32
    let previousOfEvent: Int32
    /// The one before it on the same resource that another lane did.
    let previousOfOthers: Int32
    /// It was an update, or a try, and left what it was on as it was.
    fileprivate(set) var changesNothing = false

    /// Whether whatever conflicts with an action conflicts with this as well.
    func covers(_ effect: Effect, _ conflicts: Effect) -> Bool {
      self.conflicts == .all
        || effect.rawValue & ~self.effect.rawValue == 0
          && conflicts.rawValue & ~self.conflicts.rawValue == 0
    }
  }

  /// What was ever done to a resource: most actions conflict with none of that, and need no search.
  struct History {
    /// The last effect, as an index into ``Trace/effects``; -1 before the first.
    fileprivate(set) var last: Int32 = -1
    fileprivate var effects: UInt32 = 0
    fileprivate var conflicts: UInt32 = 0

    func conflicts(_ effect: Effect, _ conflicts: Effect) -> Bool {
      (effect.rawValue & self.conflicts) | (conflicts.rawValue & effects) != 0
    }
  }

  /// After how many effects the earlier ones of the same lane are passed over at once.
  ///
  /// They tell nothing that its later ones do not: one by one, an endless loop takes the square of its rounds.
  static let rounds = 16

  private(set) var events: [Event] = []
  /// The lanes that could have run instead of each event.
  private(set) var enabled: [LaneSet] = []
  private(set) var effects: [Done] = []
  /// What was done to each resource, by its number.
  private(set) var histories: [History] = []
  /// What kind each resource is of, as a number.
  private(set) var kinds: [Int32] = []
  /// What each event came after.
  private(set) var clocks = ClockTable()
  /// Which events the running one, or a lane that is stopped, could have come before.
  var reversals: [Reversal] = []

  init() {
    events.reserveCapacity(1024)
    enabled.reserveCapacity(1024)
    effects.reserveCapacity(1024)
    histories.reserveCapacity(256)
  }

  /// Begins a new execution.
  func removeAll() {
    events.removeAll(keepingCapacity: true)
    enabled.removeAll(keepingCapacity: true)
    effects.removeAll(keepingCapacity: true)
    histories.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    reversals.removeAll(keepingCapacity: true)
    clocks.removeAll()
  }

  /// The number of a new resource of this execution.
  ///
  /// - Parameter kind: Two resources of different kinds are never the same one.
  func addResource(kind: Int32 = 0) -> Int {
    histories.append(History())
    kinds.append(kind)
    return histories.count - 1
  }

  /// Begins the next event of a lane.
  ///
  /// - Parameters:
  ///   - clock: What comes before the lane's next step.
  ///   - mostLanes: The most lanes that any execution had.
  /// - Returns: The event's index.
  func begin(
    _ lane: Int, clock: UnsafeMutablePointer<UInt32>, enabled: LaneSet, mostLanes: Int
  ) -> Int32 {
    clock[lane] += 1
    let row = Int32(clocks.addRow(lanes: mostLanes))
    events.append(Event(lane: Int32(lane), number: clock[lane], row: row, lastEffect: -1))
    self.enabled.append(enabled)
    return Int32(events.count - 1)
  }

  /// What an event has done last that others can notice, if anything.
  func lastEffect(of event: Int32) -> Int32? {
    let last = events[Int(event)].lastEffect
    return last < 0 ? nil : last
  }

  /// What an event did, as far as it has.
  func footprint(of event: Int) -> Footprint {
    var result = Footprint()
    var index = events[event].lastEffect
    while index >= 0 {
      let done = effects[Int(index)]
      let one = Footprint.Effects(
        resource: done.resource, kind: kinds[Int(done.resource)], effect: done.effect,
        conflicts: done.conflicts)
      if result.first == nil { result.first = one } else { result.others.append(one) }
      index = done.previousOfEvent
    }
    return result
  }

  /// Adds an effect to the running event of a lane.
  ///
  /// - Parameters:
  ///   - clock: What comes before the lane's next step.
  ///   - lanes: How many lanes there are.
  func note(
    _ effect: Effect, _ conflicts: Effect, on resource: Int, event: Int32,
    clock: UnsafeMutablePointer<UInt32>, lanes: Int
  ) {
    var history = histories[resource]
    var previous = history.conflicts(effect, conflicts) ? history.last : -1
    var rounds = 0
    // All that conflicts came before; a write came after everything, so that nothing older is needed.
    while previous >= 0 {
      let done = effects[Int(previous)]
      let other = events[Int(done.event)]
      if Self.conflict(effect, conflicts, done.effect, done.conflicts) {
        clocks.join(Int(other.row), into: clock, lanes: lanes)
        clock[Int(other.lane)] = max(clock[Int(other.lane)], other.number)
        if done.covers(effect, conflicts) { break }
      }
      rounds += 1
      let isOfLoop = rounds > Self.rounds && other.lane == events[Int(event)].lane
      previous = isOfLoop ? done.previousOfOthers : done.previousOnResource
    }
    let index = Int32(effects.count)
    effects.append(
      Done(
        event: event, resource: Int32(resource), effect: effect, conflicts: conflicts,
        previousOnResource: history.last, previousOfEvent: events[Int(event)].lastEffect,
        previousOfOthers: last(history, ofOthersThan: events[Int(event)].lane)))
    events[Int(event)].lastEffect = index
    history.last = index
    history.effects |= effect.rawValue
    history.conflicts |= conflicts.rawValue
    histories[resource] = history
  }

  /// The last thing that lanes other than one did to a resource, or -1.
  private func last(_ history: History, ofOthersThan lane: Int32) -> Int32 {
    guard history.last >= 0 else { return -1 }
    let last = effects[Int(history.last)]
    return events[Int(last.event)].lane == lane ? last.previousOfOthers : history.last
  }

  /// Closes an event, if it is one, whose lane arrives at its next scheduling point: its clock is known
  /// now.
  func complete(_ event: Int32, of lane: Int, in current: LaneClocks) {
    guard event >= 0 else { return }
    clocks.row(Int(events[Int(event)].row)).update(
      from: current.traced(of: lane), count: current.lanes)
  }

  /// The last effect on a resource has turned out to leave its value as it was.
  func changesNothing(_ resource: Int) {
    let last = histories[resource].last
    if last >= 0 { effects[Int(last)].changesNothing = true }
  }

  /// What a lane did to a resource since an event has turned out to leave it as it was.
  func changesNothing(_ resource: Int, by lane: Int, since event: Int32) {
    var index = histories[resource].last
    while index >= 0, effects[Int(index)].event > event {
      if events[Int(effects[Int(index)].event)].lane == lane {
        effects[Int(index)].changesNothing = true
      }
      index = effects[Int(index)].previousOnResource
    }
  }

  static func conflict(_ a: Effect, _ ofA: Effect, _ b: Effect, _ ofB: Effect) -> Bool {
    (a.rawValue & ofB.rawValue) | (b.rawValue & ofA.rawValue) != 0
  }
}
