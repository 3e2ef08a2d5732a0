import CExploration

extension Engine {
  /// A scheduling point: stops before an action, and returns when it is the next thing to happen.
  ///
  /// The caller then does what it announced, at once, before anything else of any lane.
  public func perform(_ action: Action) {
    guard let lane = current else { return }
    lane.action = action
    lane.place = recorder == nil ? CodePlace(0) : CodePlace.ofLearner()
    if recorder != nil { lane.callers = CodePlace.stackOfLearner(most: 4) }
    lane.deadline = .max
    stop(lane)
  }

  /// Like ``perform(_:)``, for an action that can only happen when its resource is ready.
  ///
  /// - Parameter deadline: The virtual time at which the lane gives up.
  /// - Returns: Whether the resource was ready; `false` after the deadline.
  @discardableResult
  public func wait(_ action: Action, deadline: UInt64 = .max) -> Bool {
    guard let lane = current else { return true }
    lane.action = action
    lane.action.mayWait = true
    // Where a lane waits is needed whenever it waits for ever.
    lane.place = CodePlace.ofLearner()
    if recorder != nil { lane.callers = CodePlace.stackOfLearner(most: 4) }
    lane.deadline = deadline
    stop(lane)
    let ready = !lane.timedOut
    lane.timedOut = false
    return ready
  }

  /// Lets others go on until the lane is chosen.
  func stop(_ lane: Lane) {
    // What the engine itself allocates and asks of the runtime is not the lane's doing.
    cexploration_set_lane(-1)
    lane.state = .waiting
    accessesSincePoint = 0
    complete(lane)
    guard let next = chooseNext() else { leave() }
    if next !== lane {
      cexploration_switch(stack(of: next))
      if end != nil { leave() }
    }
    cexploration_set_lane(Int32(lane.number))
  }

  /// Leaves the body of the calling lane, because the execution is over.
  func leave() -> Never {
    if let lane = laneOfStack[Int(cexploration_stack())] { lane.hasLeft = true }
    cexploration_set_lane(-1)
    cexploration_abandon()
  }

  /// Chooses the lane that goes on and lets its action happen; `nil` when the execution is over.
  func chooseNext() -> Lane? {
    steps += 1
    if steps > limits.steps {
      end = .tooLong
      return nil
    }
    var enabled = enabledLanes()
    while enabled.isEmpty {
      enabled = lanesThatLook(atMost: limits.vainLooksAtOnce)
      if !enabled.isEmpty { break }
      guard advanceTime() else {
        enabled = lanesThatLook(atMost: limits.vainLooks)
        if !enabled.isEmpty { break }
        // The process is gone: who goes on with time, such as a ticker, is nobody's mistake.
        let isExited = jumpsAfterEnd > limits.jumpsAfterEnd
        let isStuck = lanes.prefix(laneCount).contains { !$0.isFinished && !$0.isDaemon }
        end = isExited ? .exited : isStuck ? .stuck : .finished
        return nil
      }
      enabled = enabledLanes()
    }
    let before = current
    let point = SchedulingPoint(
      step: steps, enabled: enabled,
      current: before.flatMap { !$0.isFinished && enabled.contains($0.number) ? $0.number : nil },
      events: ExecutedEvents(engine: self))
    guard let number = strategy.choose(point) else {
      end = .cutShort
      return nil
    }
    let next = lanes[number]
    execute(next, enabled: enabled)
    current = next
    recorder?.executed(next, before: before, enabled: enabled)
    return next
  }

  private func enabledLanes() -> LaneSet {
    var enabled = LaneSet()
    for number in 0..<laneCount {
      let lane = lanes[number]
      if lane.state == .waiting && canGoOn(lane) { enabled.insert(number) }
    }
    return enabled
  }

  /// The lanes that look at a value that nobody changes: they go on when nobody else can, so that a
  /// loop that only counts its looks ends, and one that waits for a change does not keep time still.
  private func lanesThatLook(atMost most: Int) -> LaneSet {
    var found = LaneSet()
    for number in 0..<laneCount {
      let lane = lanes[number]
      guard lane.state == .waiting, lane.action.mayWait, lane.action.resource is Variable else {
        continue
      }
      if lane.spin.instant != now {
        lane.spin.instant = now
        lane.spin.atOnce = 0
      }
      guard lane.spin.atOnce < most, lane.spin.vain < limits.vainLooks else { continue }
      found.insert(number)
      // It comes after whatever the others have done.
      for other in 0..<laneCount where other != number {
        traceClocks.join(other, into: number, lanes: laneCount)
      }
    }
    return found
  }

  func canGoOn(_ lane: Lane) -> Bool {
    guard lane.action.mayWait else { return true }
    if lane.deadline <= now { return true }
    guard let resource = lane.action.resource else { return false }
    return resource.isReady(for: lane.action, lane: lane)
  }

  /// Lets time pass until the earliest instant that a lane waits for.
  private func advanceTime() -> Bool {
    var earliest = UInt64.max
    for number in 0..<laneCount where lanes[number].state == .waiting {
      earliest = min(earliest, lanes[number].deadline)
    }
    for pool in pools { earliest = min(earliest, pool.nextGrowth(now: now)) }
    guard earliest < .max else { return false }
    if isOutputClosed {
      jumpsAfterEnd += 1
      if jumpsAfterEnd > limits.jumpsAfterEnd { return false }
    }
    now = max(now, earliest)
    for pool in pools { pool.grow(now: now) }
    // Who gives up now might have been served instead of another one, as long as it waited.
    if strategy.wantsReversals(at: trace.events.count) {
      for lane in lanes.prefix(laneCount) where lane.state == .waiting && lane.deadline <= now {
        findReversals(of: lane)
      }
    }
    // Time passes only when every lane waits, so that whoever it wakes comes after all of them.
    for number in 0..<laneCount
    where lanes[number].state == .waiting && lanes[number].deadline <= now {
      for other in 0..<laneCount where other != number {
        traceClocks.join(other, into: number, lanes: laneCount)
      }
    }
    recorder?.timePassed(to: now)
    return true
  }

  /// The chosen lane's action becomes the next event of the execution.
  private func execute(_ lane: Lane, enabled: LaneSet) {
    lane.state = .running
    if lane.action.mayWait {
      let ready = lane.action.resource?.isReady(for: lane.action, lane: lane) ?? false
      lane.timedOut = !ready
    }
    begin(lane, enabled: enabled)
  }
}
