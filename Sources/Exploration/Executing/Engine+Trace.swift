import CExploration

/// What lanes do becomes the trace, and is looked at for reversals.
extension Engine {
  /// The chosen lane's action becomes the next event of the execution.
  func begin(_ lane: Lane, enabled: LaneSet) {
    lane.state = .running
    if lane.event < 0 { lanes.hasBegun(lane, amid: enabled) }
    if lane.action.mayWait {
      let ready = lane.action.resource?.isReady(for: lane.action, lane: lane) ?? false
      lane.timedOut = !ready
    }
    trace.tellReversals(to: strategy)
    let clock = clocks.traced(of: lane.number)
    if lane.event >= 0 { lane.arrival = lane.event }
    lane.event = trace.begin(
      lane.number, clock: clock, enabled: enabled, mostLanes: clocks.mostLanes)
    if let resource = lane.action.resource {
      if lane.action.isOpen { lane.action = resource.decided(lane.action, by: lane) }
      happen(lane.action.effect, lane.action.conflicts, on: resource.number, by: lane)
    }
  }

  /// Tells of an effect that was not announced, because it happened inside a runtime library.
  ///
  /// The lane gets a scheduling point at the next boundary of the explored code, so that between two
  /// such effects others can have theirs.
  ///
  /// - Parameters:
  ///   - conflicts: What it must not be swapped with unseen, if that is not the usual.
  ///   - stopsAfter: Whether it does; not where it has just come from one.
  package func effect(
    _ effect: Effect, conflicts: Effect? = nil, on resource: Resource, stopsAfter: Bool = true
  ) {
    guard let lane = current, lane.event >= 0 else { return }
    happen(effect, conflicts ?? effect.conflicts, on: resource.number, by: lane)
    if stopsAfter { cexploration_ask_boundary() }
  }

  /// The running event of a lane has an effect.
  func happen(_ effect: Effect, _ conflicts: Effect, on resource: Int, by lane: Lane) {
    let clock = clocks.traced(of: lane.number)
    if strategy.wantsReversals(at: Int(lane.event)) {
      let step = Trace.Step(
        lane: lane.number, arrival: lane.arrival, resource: resource, effect: effect,
        conflicts: conflicts, clock: clock)
      trace.findReversals(of: step, running: lane.event)
    }
    trace.note(
      effect, conflicts, on: resource, event: lane.event, clock: clock, lanes: clocks.lanes)
  }

  /// Looks for the reversals of the actions that lanes are stopped at.
  func findReversals(of stopped: [Lane]) {
    trace.tellReversals(to: strategy)
    guard strategy.wantsReversals(at: trace.events.count) else { return }
    for lane in stopped {
      guard let resource = lane.action.resource else { continue }
      let step = Trace.Step(
        lane: lane.number, arrival: lane.event < 0 ? lane.arrival : lane.event,
        resource: resource.number,
        effect: lane.action.effect, conflicts: lane.action.conflicts,
        clock: clocks.traced(of: lane.number))
      trace.findReversals(of: step, running: nil)
      trace.tellReversals(to: strategy)
    }
  }
}

extension Trace {
  /// Tells which reversals were found, when it is known all that the running event did.
  fileprivate func tellReversals(to strategy: any Strategy) {
    takeReversals {
      strategy.reversal(at: Int($0.event), initials: $0.initials, preferred: $0.lane)
    }
  }
}
