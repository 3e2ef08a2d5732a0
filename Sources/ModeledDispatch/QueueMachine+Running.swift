import Exploration

extension QueueMachine {
  /// Puts a block into the line.
  ///
  /// - Parameter stamps: What it happens after, in addition to what the caller has done.
  func async(
    isBarrier: Bool = false, after stamps: [Stamp] = [], _ body: @escaping () -> Void
  ) {
    let entry = makeEntry(isBarrier: isBarrier, body: body)
    Engine.shared.perform(push(.async, entry))
    entry.after = stamps
    entry.followCaller()
    append(entry)
  }

  private func append(_ entry: QueueEntry) {
    pending.append(entry)
    if self === Self.main { MainQueueModel.whenJoined() }
    if target == nil && isConcurrent {
      giveLane(entry)
    } else if target == nil && role == .serial && drain == nil {
      drain = Engine.shared.spawn(.queue, name: laneName, isDaemon: true) { [self] in drainForEver()
      }
    }
    settle()
  }

  /// Brings on whatever may start now.
  func settle() {
    if target != nil {
      forward()
    } else if role == .serial {
      guard let drain, !drainHasWorker, nextToDrain != nil else { return }
      drainHasWorker = true
      drain.isDaemon = false
      dispatchPool.request(drain)
    } else if isConcurrent {
      for entry in pending where entry.body != nil && !entry.isUnderWay && mayStart(entry) {
        guard let lane = entry.lane else { continue }
        entry.isUnderWay = true
        lane.isDaemon = false
        dispatchPool.request(lane)
      }
    }
  }

  /// What waits in a queue that is suspended keeps nothing alive.
  func letPendingRest() {
    if running.isEmpty { drain?.isDaemon = true }
    for entry in pending where entry.body != nil { entry.lane?.isDaemon = true }
  }

  /// The opposite, for those that were brought on before.
  func wakePending() {
    if drainHasWorker { drain?.isDaemon = false }
    for entry in pending where entry.isUnderWay { entry.lane?.isDaemon = false }
  }

  // MARK: On lanes of its own

  private func giveLane(_ entry: QueueEntry) {
    let lane = Engine.shared.spawn(
      .queue, name: laneName, isDaemon: true, first: Action(.start, self, .enter, mayWait: true)
    ) { [self] in
      dispatchPool.follow()
      run(entry)
      dispatchPool.giveBack(Engine.shared.lane)
    }
    entry.lane = lane
    entryOfLane[lane.number] = entry
  }

  private func drainForEver() {
    let engine = Engine.shared
    while true {
      engine.wait(Action(.start, self, .enter))
      dispatchPool.follow()
      if let entry = nextToDrain { run(entry) }
      if nextToDrain == nil {
        dispatchPool.giveBack(engine.lane)
        drainHasWorker = false
        engine.lane.isDaemon = true
        settle()
      }
    }
  }

  /// Runs a block whose turn it is on the calling lane.
  func run(_ entry: QueueEntry) {
    Engine.shared.lane.beginsTurn()
    start(entry)
    runBody(of: entry)
    if isConcurrent, target != nil { beforeEnd() }
    finish(entry)
  }

  /// What waits for an end gets into the target's line by the lane that ends: what comes later, by its own.
  private func beforeEnd() {
    var action = Action(.lookAt, self, .give)
    action.conflicts.formUnion(.give)
    Engine.shared.perform(action)
  }

  /// Runs a block and lets it go with all that it holds, while it is still the queue's turn: what ends with the
  /// block does so on the queue.
  private func runBody(of entry: QueueEntry) {
    guard let block = entry.takeBlock() else { return }
    MainQueueModel.outsideOfLoop {
      LaneContext.current.run(block.run, on: self, isExclusive: entry.isExclusive)
    }
  }

  // MARK: On the lanes of its target

  private func forward() {
    guard let target else { return }
    if isConcurrent {
      for entry in pending where entry.body != nil && !entry.isUnderWay && mayStart(entry) {
        entry.isUnderWay = true
        target.async { [self] in
          MainQueueModel.insideLoop {
            Engine.shared.perform(Action(.start, self, .enter))
            run(entry)
          }
        }
      }
    } else if !isHosted, nextToDrain != nil {
      isHosted = true
      target.async { [self] in MainQueueModel.insideLoop(drainHere) }
    }
  }

  /// Runs what there is, as a block of the target: also what comes while it runs, as Dispatch does.
  private func drainHere() {
    // A block that comes before a look is served now, and one that comes after the last look stands in line
    // again; that something has come before the first look is certain.
    // A resumption that comes after a look at a suspended queue puts it into the line again.
    var look = Action(.lookAt, self, .enter)
    look.conflicts.formUnion(.give)
    while true {
      Engine.shared.perform(look)
      guard let entry = nextToDrain else { break }
      run(entry)
      look = Action(.lookAt, self, .write)
    }
    isHosted = false
    settle()
  }
}
