import CExploration

extension Engine {
  /// Starts a new lane; what the caller did before happens before it.
  ///
  /// - Parameters:
  ///   - kind: What the lane stands for.
  ///   - name: How stories call it.
  ///   - isDaemon: Whether it may wait for ever without being stuck.
  ///   - action: Its first step, for a lane that has to wait before it starts.
  ///   - body: What it does, on a stack of its own.
  @discardableResult
  public func spawn(
    _ kind: Lane.Kind, name: String, isDaemon: Bool = false, first action: Action? = nil,
    body: @escaping () -> Void
  ) -> Lane {
    let number = laneCount
    guard number < LaneSet.limit else {
      fail(.tooManyLanes(most: LaneSet.limit))
    }
    if number == lanes.count { lanes.append(Lane(number: number)) }
    laneCount += 1
    laneWatermark = max(laneWatermark, laneCount)
    let lane = lanes[number]
    lane.kind = kind
    lane.name = name
    lane.isDaemon = isDaemon
    lane.state = .waiting
    lane.action = action ?? .start
    lane.place = CodePlace(0)
    lane.body = body
    lane.stack = -1
    lane.deadline = .max
    lane.timedOut = false
    lane.event = -1
    lane.arrival = current?.event ?? -1
    lane.end = Stamp()
    lane.spin = Spin()
    lane.hasLeft = false
    syncClocks.clear(number, lanes: laneWatermark)
    traceClocks.clear(number, lanes: laneWatermark)
    if let current {
      syncClocks.copy(current.number, to: number, lanes: laneCount)
      traceClocks.copy(current.number, to: number, lanes: laneCount)
      syncClocks.row(current.number)[current.number] += 1
      recorder?.spawned(lane, by: current)
    }
    syncClocks.row(number)[number] += 1
    return lane
  }

  /// Gives the calling lane another name in stories.
  public func rename(_ name: String) {
    guard let current else { return }
    current.name = name
    recorder?.register(current)
  }

  /// Ends the calling lane where it stands; what its body still had to do is left undone.
  public func endLane() -> Never {
    cexploration_set_lane(-1)
    cexploration_abandon()
  }

  /// Runs the body of the lane that a stack was given; called on that stack.
  func run(stack: Int32) {
    guard let lane = laneOfStack[Int(stack)] else { return }
    cexploration_set_lane(Int32(lane.number))
    let body = lane.body
    lane.body = nil
    body?()
    cexploration_set_lane(-1)
  }

  /// After a lane's body, or after it was abandoned; called on the lane's stack.
  ///
  /// - Returns: The stack that goes on: the chosen lane's, or the controller's.
  func ended(stack: Int32) -> Int32 {
    cexploration_set_lane(-1)
    idleStacks.append(stack)
    if end != nil { return 0 }
    if let lane = laneOfStack[Int(stack)] { finish(lane) }
    return chooseNext().map(stack(of:)) ?? 0
  }

  func finish(_ lane: Lane) {
    lane.state = .finished
    complete(lane)
    release(into: &lane.end, from: lane)
    recorder?.finished(lane)
  }

  /// The stack of a lane that was chosen; it gets one with its first step.
  func stack(of lane: Lane) -> Int32 {
    if lane.stack < 0 {
      lane.stack = idleStacks.popLast() ?? createStack()
      laneOfStack[Int(lane.stack)] = lane
    }
    return lane.stack
  }

  private func createStack() -> Int32 {
    let stack = cexploration_create_stack(
      { Engine.shared.run(stack: $0) }, { Engine.shared.ended(stack: $0) })
    guard stack >= 0 else { fatalError("the system has no memory left for a stack") }
    while laneOfStack.count <= Int(stack) { laneOfStack.append(nil) }
    return stack
  }
}
