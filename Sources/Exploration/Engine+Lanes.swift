import CExploration

extension Engine {
  /// Starts a new lane; what the caller did before happens before it.
  ///
  /// - Parameters:
  ///   - kind: What the lane stands for.
  ///   - name: How stories call it.
  ///   - isDaemon: Whether it may wait for ever without being stuck.
  ///   - action: Its first step, for a lane that has to wait before it starts.
  ///   - body: What it does, on a thread of its own.
  @discardableResult
  public func spawn(
    _ kind: Lane.Kind, name: String, isDaemon: Bool = false, first action: Action? = nil,
    body: @escaping () -> Void
  ) -> Lane {
    let number = laneCount
    guard number < LaneSet.limit else {
      fail(.tooManyLanes, "An execution can have at most \(LaneSet.limit) threads and tasks.")
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
    lane.thread = -1
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

  /// Runs the body of the lane that a thread was given; called on that thread.
  func run(thread: Int32) {
    guard let lane = laneOfThread[Int(thread)] else { return }
    cexploration_set_lane(Int32(lane.number))
    let body = lane.body
    lane.body = nil
    body?()
    cexploration_set_lane(-1)
  }

  /// After a lane's body, or after it was abandoned; called on the lane's thread.
  func ended(thread: Int32) {
    cexploration_set_lane(-1)
    idleThreads.append(thread)
    if end != nil {
      cexploration_wake(0)
      return
    }
    if let lane = laneOfThread[Int(thread)] { finish(lane) }
    passOn()
  }

  func finish(_ lane: Lane) {
    lane.state = .finished
    complete(lane)
    release(into: &lane.end, from: lane)
    recorder?.finished(lane)
  }

  /// Gives the turn to whoever is chosen, from a thread whose lane has ended.
  private func passOn() {
    guard let next = chooseNext() else {
      cexploration_wake(0)
      return
    }
    wake(next)
  }

  /// Lets a lane run on its thread.
  func wake(_ lane: Lane) {
    if lane.thread < 0 {
      lane.thread = idleThreads.popLast() ?? createThread()
      laneOfThread[Int(lane.thread)] = lane
    }
    cexploration_wake(lane.thread)
  }

  private func createThread() -> Int32 {
    let thread = cexploration_create_thread(
      { Engine.shared.run(thread: $0) }, { Engine.shared.ended(thread: $0) })
    guard thread >= 0 else { fatalError("the system has no thread left") }
    while laneOfThread.count <= Int(thread) { laneOfThread.append(nil) }
    return thread
  }
}
