/// Reversals: which two events could have come in the other order. (A data race is something else.)
///
/// Source sets: Abdulla, Aronsson, Jonsson, Sagonas, "Optimal dynamic partial order reduction",
/// POPL 2014. Here an order that a release forces is no conflict at all (see ``Effect``), so that
/// what cannot be reversed is not proposed.
extension Trace {
  /// What a lane does, or is stopped at.
  struct Step {
    let lane: Int
    /// The event since which the lane stands before it.
    let arrival: Int32
    let resource: Int
    let effect: Effect
    let conflicts: Effect
    /// What comes before it.
    let clock: UnsafeMutablePointer<UInt32>
  }

  /// An earlier event that a step could have come before.
  struct Reversal {
    let event: Int32
    /// The step's lane.
    let lane: Int
    /// The lanes any of which could start the other order there.
    var initials: LaneSet
    /// The step's lane is one of them with this very step.
    var includesStep: Bool
  }

  /// Looks for the earlier events that a step could have come before, and adds them to ``reversals``.
  ///
  /// - Parameter running: The step's own event, if it has begun: it may have taken other steps, and may take more.
  func findReversals(of step: Step, running: Int32?) {
    let history = histories[step.resource]
    guard history.conflicts(step.effect, step.conflicts) else { return }
    // An event of several steps comes first only where none of them keeps it from that.
    for index in reversals.indices where reversals[index].includesStep {
      if conflictsAfter(reversals[index].event, step) {
        reversals[index].includesStep = false
        reversals[index].initials.remove(step.lane)
      }
    }
    var index = history.last
    var found: [Int32] = []
    var rounds = 0
    while index >= 0 {
      let done = effects[Int(index)]
      index = done.previousOnResource
      let earlier = events[Int(done.event)]
      let isKnown = earlier.lane == step.lane || step.clock[Int(earlier.lane)] >= earlier.number
      if isKnown {
        // What conflicts with this action conflicts with a like one before it, and came before that.
        if done.covers(step.effect, step.conflicts) { break }
        // What its lane did before it is known as well.
        rounds += 1
        if rounds > Self.rounds { index = done.previousOfOthers }
        continue
      }
      guard Self.conflict(step.effect, step.conflicts, done.effect, done.conflicts)
      else { continue }
      // Another conflict lies between: reversing that one comes first.
      let isImmediate = !found.contains { happens(earlier, before: $0) }
      // What came while the lane could not run does not hide what kept it from running.
      if found.last != done.event, couldGoOn(step, at: done.event) {
        found.append(done.event)
      }
      guard isImmediate else { continue }
      reversals.append(reversal(at: done.event, against: step, running: running))
    }
  }

  /// Hands over the reversals that were found since this was asked last.
  func takeReversals(_ take: (Reversal) -> Void) {
    guard !reversals.isEmpty else { return }
    for reversal in reversals { take(reversal) }
    reversals.removeAll(keepingCapacity: true)
  }

  /// Whether a lane could have continued instead of an event, or had not yet reached its action.
  private func couldGoOn(_ step: Step, at event: Int32) -> Bool {
    event <= step.arrival || enabled[Int(event)].contains(step.lane)
  }

  private func happens(_ earlier: Event, before later: Int32) -> Bool {
    clocks.row(Int(events[Int(later)].row))[Int(earlier.lane)] >= earlier.number
  }

  /// Which lanes could go first at the earlier event so that the order turns round.
  private func reversal(at first: Int32, against step: Step, running: Int32?) -> Reversal {
    let earlier = events[Int(first)]
    var starts = Starts()
    for index in (Int(first) + 1)..<max(Int(first) + 1, events.count)
    where Int32(index) != running {
      let event = events[index]
      let clock = clocks.row(Int(event.row))
      if clock[Int(earlier.lane)] < earlier.number { starts.add(event, clock) }
    }
    var initials = starts.lanes
    // The lane's own next step comes last in the sequence: what it conflicts with comes before it.
    let includesStep =
      starts.couldBegin(step.lane, step.clock) && !conflictsAfter(first, step)
    if includesStep { initials.insert(step.lane) }
    return Reversal(event: first, lane: step.lane, initials: initials, includesStep: includesStep)
  }

  /// The events after one that conflict with what a lane could have done instead of it, and could come before both.
  ///
  /// - Parameters:
  ///   - footprint: What the lane could have done.
  ///   - count: How many resources there were then.
  ///   - each: Called with each that no other of them comes before, and the lanes any of which could start the order
  ///     in which it comes first.
  func eachBefore(
    _ footprint: Footprint, of lane: Int, knowing count: Int, insteadOf first: Int,
    _ each: (_ event: Int, _ initials: LaneSet) -> Void
  ) {
    // What comes after these comes after the event, or after the lane's step.
    var later = [events[first]]
    var starts = Starts()
    for index in (first + 1)..<max(first + 1, events.count) {
      let event = events[index]
      let clock = clocks.row(Int(event.row))
      if later.contains(where: { clock[Int($0.lane)] >= $0.number }) { continue }
      if Int(event.lane) == lane {
        later.append(event)
      } else if self.footprint(of: index).conflicts(with: footprint, knowing: count) {
        later.append(event)
        var all = starts
        all.add(event, clock)
        each(index, all.lanes)
      } else {
        starts.add(event, clock)
      }
    }
  }

  /// Whether something after an event, and not because of it, conflicts with a lane's next step.
  private func conflictsAfter(_ first: Int32, _ step: Step) -> Bool {
    let earlier = events[Int(first)]
    var index = histories[step.resource].last
    while index >= 0 {
      let done = effects[Int(index)]
      index = done.previousOnResource
      guard done.event > first else { return false }
      let event = events[Int(done.event)]
      if event.lane != step.lane,
        clocks.row(Int(event.row))[Int(earlier.lane)] < earlier.number,
        Self.conflict(step.effect, step.conflicts, done.effect, done.conflicts)
      {
        return true
      }
    }
    return false
  }
}

/// The lanes that can begin a sequence of events: with an event that none before it comes before.
private struct Starts {
  private(set) var lanes = LaneSet()
  private var seen = LaneSet()
  private var firsts: [Trace.Event] = []

  /// Continues the sequence.
  ///
  /// - Parameter clock: What comes before the event.
  mutating func add(_ event: Trace.Event, _ clock: UnsafeMutablePointer<UInt32>) {
    let lane = Int(event.lane)
    guard !seen.contains(lane) else { return }
    if couldBegin(lane, clock) { lanes.insert(lane) }
    seen.insert(lane)
    firsts.append(event)
  }

  /// Whether a lane could begin it with what comes after that.
  func couldBegin(_ lane: Int, _ clock: UnsafeMutablePointer<UInt32>) -> Bool {
    !seen.contains(lane) && !firsts.contains { clock[Int($0.lane)] >= $0.number }
  }
}
