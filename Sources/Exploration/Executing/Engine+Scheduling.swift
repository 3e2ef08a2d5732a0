import CExploration

extension Engine {
  /// A scheduling point: stops before an action, and returns when it is the next thing to happen.
  ///
  /// The caller then does what it announced, at once, before anything else of any lane.
  package func perform(_ action: Action) {
    guard let lane = current else { return }
    lane.action = action
    lane.place = recorder == nil ? CodePlace(0) : CodePlace.ofLearner()
    if recorder != nil { lane.callers = CodePlace.stackOfLearner() }
    lane.deadline = .max
    stop(lane)
    action.resource?.refuseUseIfDestroyed()
  }

  /// Like ``perform(_:)``, for an action that can only happen when its resource is ready.
  ///
  /// - Parameter deadline: The virtual time at which the lane gives up.
  /// - Returns: Whether the resource was ready; `false` after the deadline.
  @discardableResult
  package func wait(_ action: Action, deadline: UInt64 = .max) -> Bool {
    guard let lane = current else { return true }
    lane.action = action
    lane.action.mayWait = true
    // Where a lane waits is needed whenever it waits forever.
    lane.place = CodePlace.ofLearner()
    if recorder != nil { lane.callers = CodePlace.stackOfLearner() }
    lane.deadline = deadline
    lanes.note(wait: lane)
    stop(lane)
    let ready = !lane.timedOut
    lane.timedOut = false
    if !ready, !lane.action.isPause {
      lanes.expiredLimits += 1
      if !lane.action.verb.isForTimeAlone, !lane.isMain { lanes.expiredWaits += 1 }
    }
    return ready
  }

  /// Lets others run until the lane is chosen.
  func stop(_ lane: Lane) {
    // What the engine itself allocates and asks of the runtime is not the lane's doing.
    cexploration_set_lane(-1)
    lane.state = .waiting
    if lane.poll.lock >= 0, let resource = lane.action.resource,
      resource.number != lane.poll.lock
    {
      lane.pollsNoMore()
    }
    if let resource = lane.action.resource, !lane.action.effect.isSubset(of: .read) {
      lane.deeds.add(resource.kind)
    }
    memory.reachedPoint()
    trace.complete(lane.event, of: lane.number, in: clocks)
    guard let next = chooseNext() else { leave() }
    if next !== lane {
      cexploration_switch(lanes.stack(of: next, from: stacks))
      if end != nil { leave() }
    }
    cexploration_set_lane(Int32(lane.number))
  }

  /// Leaves the body of the calling lane, because the execution is over.
  func leave() -> Never {
    lanes[stacks.lane(on: cexploration_stack())].hasLeft = true
    cexploration_set_lane(-1)
    cexploration_abandon()
  }

  /// Chooses the lane that runs next and lets its action happen; `nil` when the execution is over.
  func chooseNext() -> Lane? {
    pulse.pointee.steps += 1
    let excess = steps - limits.steps
    if excess > 0 || lanes.isInEndlessLoop,
      let known = lanes.endOfRounds(excess: excess, pools)
    {
      end = known
      return nil
    }
    guard let offer = waitForOffer() else {
      recorder?.stand(
        lanes.all, Offer(enabled: LaneSet(), isPrompted: false, isMixed: false), now: now)
      return nil
    }
    let enabled = offer.enabled
    let before = current
    let point = SchedulingPoint(
      step: steps, enabled: enabled, unprompted: offer.unprompted,
      current: lanes.looksOn(at: steps, amid: enabled)
        ?? before.flatMap { !$0.isFinished && enabled.contains($0.number) ? $0.number : nil },
      givingWay: memory.givesWay ? before?.number : nil, events: ExecutedEvents(trace),
      unbegun: lanes.unbegun)
    memory.leftPoint()
    recorder?.stand(
      lanes.all, offer, now: now, current: point.owner,
      isStart: point.fresh.map(offer.enabled.contains) ?? false)
    guard let number = strategy.choose(point) else {
      recorder?.halted(lanes.all, offer, now: now)
      end = .cutShort
      return nil
    }
    let next = lanes[number]
    if offer.isMixed, offer.unprompted.contains(number) {
      next.takeLiberty(in: reading, &time, recorder)
    }
    begin(next, enabled: enabled)
    current = next
    recorder?.executed(next, before: before, enabled: enabled.subtracting(offer.unprompted))
    return next
  }

  /// The lanes that can run, once time has passed for those that wait for it; `nil` when the
  /// execution is over.
  private func waitForOffer() -> Offer? {
    func lookAgain(atMost most: Int) -> Offer? {
      let looking = lanes.looking(at: now, atMost: most, mostInAll: limits.vainLooks)
      // Each comes after whatever the others have done.
      for number in looking.lanes { clocks.followOthers(by: number) }
      return looking.isEmpty ? nil : Offer(enabled: looking, isPrompted: true, isMixed: false)
    }
    /// Lets time pass until the earliest instant that a lane waits for.
    func advanceTime() -> Bool {
      let before = now
      var earliest = lanes.earliestDeadline(after: before)
      for pool in pools { earliest = min(earliest, pool.nextGrowth(now: now)) }
      guard earliest < .max,
        time.jump(
          to: earliest, lateBy: reading.lateness, atMostAfterEnd: limits.jumpsAfterEnd)
      else { return false }
      for pool in pools { pool.grow(now: now) }
      let due = lanes.due(at: now, since: before).filter { !$0.wasFree(in: reading) }
      // A lane that gives up now might have been served instead of another, as long as it waited.
      findReversals(of: due)
      // Time passes only when every lane waits, so that the lanes it wakes come after all of them.
      for lane in due { clocks.followOthers(by: lane.number) }
      recorder?.timePassed(to: now)
      return true
    }
    while true {
      let offer = lanes.offer(at: now)
      if offer.isPrompted { return offer }
      if let looking = lookAgain(atMost: limits.vainLooksAtOnce) { return looking }
      guard advanceTime() else {
        if offer.isMixed { return offer }
        break
      }
    }
    if let looking = lookAgain(atMost: limits.vainLooks) { return looking }
    if !lanes[0].isFinished, pools.contains(where: { $0.widen() }) { return waitForOffer() }
    // The process is gone: a lane that continues as time passes, such as a ticker, is no mistake.
    let isExited = time.isUsedUp(atMostAfterEnd: limits.jumpsAfterEnd)
    let isStuck = lanes.all.contains { !$0.isFinished && !$0.isDaemon }
    if isStuck { lanes.endlessLoops.formUnion(lanes.roundsForEver) }
    end = isExited ? .exited : isStuck ? .stuck : .finished
    return nil
  }
}

extension Lane {
  /// Continues unprompted; a lane that does so before its time is late, and then its time has come.
  fileprivate func takeLiberty(
    in reading: Reading, _ time: inout VirtualTime, _ recorder: Recorder?
  ) {
    liberties += 1
    if prompt != nil { return action.verb = .wakeUnsignalled }
    _ = time.jump(
      to: deadline, lateBy: isPunctual ? 0 : reading.lateness, atMostAfterEnd: .max)
    recorder?.timePassed(to: time.now)
  }

  /// Whether it could have continued unprompted before its time: then none has to come before it.
  fileprivate func wasFree(in reading: Reading) -> Bool {
    !reading.isPlain && liberties < reading.most
      && (prompt != nil || reading.time == .any && !action.isPause)
  }
}
