import CExploration

extension Engine {
  /// Starts a new lane; what the caller did before happens before it.
  ///
  /// - Parameters:
  ///   - kind: What the lane stands for.
  ///   - name: How stories call it.
  ///   - isDaemon: Whether it may wait forever without being stuck.
  ///   - action: Its first step, for a lane that has to wait before it starts.
  ///   - body: What it does, on a stack of its own.
  @discardableResult
  package func spawn(
    _ kind: Lane.Kind, name: String, isDaemon: Bool = false, first action: Action? = nil,
    body: @escaping () -> Void
  ) -> Lane {
    guard lanes.count < LaneSet.limit else {
      fail(.tooManyLanes(most: LaneSet.limit))
    }
    let action = action ?? .start
    let lane = lanes.add(isFree: action.resource == nil)
    letGo {
      lane.begin(
        kind, name: name, isDaemon: isDaemon, first: action, arrival: current?.event ?? -1,
        body: body)
    }
    clocks.addLane(after: current?.number)
    if lane.number > 0 { memory.becomesShared() }
    if lanes.haveLentMemory { Assumption.libraries.note() }
    if let current { recorder?.spawned(lane, by: current) }
    return lane
  }

  /// Gives the calling lane another name in stories.
  package func rename(_ name: String) {
    guard let current else { return }
    current.name = name
    recorder?.register(current)
  }

  /// Ends the calling lane where it stands; what its body still had to do is left undone.
  package func endLane() -> Never {
    cexploration_set_lane(-1)
    cexploration_abandon()
  }

  /// After a lane's body, or after it was abandoned; called on the lane's stack.
  ///
  /// - Returns: The stack that runs next: the chosen lane's, or the controller's.
  func ended(stack: Int32) -> Int32 {
    cexploration_set_lane(-1)
    stacks.rest(stack)
    if end != nil { return LaneStacks.controller }
    finish(lanes[stacks.lane(on: stack)])
    return chooseNext().map { lanes.stack(of: $0, from: stacks) } ?? LaneStacks.controller
  }

  func finish(_ lane: Lane) {
    lane.state = .finished
    trace.complete(lane.event, of: lane.number, in: clocks)
    clocks.release(into: &lane.end, from: lane.number)
    recorder?.finished(lane)
  }
}
