import Exploration

extension QueueMachine {
  /// Runs a block in its turn, while the caller waits.
  func sync(isBarrier: Bool = false, _ body: () -> Void) {
    if role != .global, chain.contains(where: LaneContext.current.excludes) {
      Engine.shared.fail(.syncOnOwnQueue(title))
    }
    if leadsToMain {
      syncOnMain(isBarrier: isBarrier, body)
    } else {
      syncHere(isBarrier: isBarrier, body)
    }
  }

  /// On the calling lane, which needs no worker for it.
  private func syncHere(isBarrier: Bool, _ body: () -> Void) {
    let engine = Engine.shared
    let entry = makeEntry(isBarrier: isBarrier, body: nil)
    engine.perform(push(.sync, entry))
    entry.lane = engine.lane
    pending.append(entry)
    entryOfLane[engine.lane.number] = entry
    engine.wait(Action(.start, self, .enter))
    start(entry)
    // The targets come first on the lane, so that this queue is the innermost one, the current one.
    func work() { LaneContext.current.run(body, on: self, isExclusive: entry.isExclusive) }
    if let target {
      target.syncHere(isBarrier: false, work)
      // A lane that finds a block here that has come since puts the queue into its target's line.
      engine.perform(Action(.lookAt, self, .write))
    } else {
      work()
    }
    finish(entry)
  }

  /// On the main thread, as for every queue that is bound to a thread; on the calling lane if that has ended.
  private func syncOnMain(isBarrier: Bool, _ body: () -> Void) {
    let engine = Engine.shared
    let turn = SyncTurn(of: engine.lane)
    let caller = LaneContext.current
    withoutActuallyEscaping(body) { body in
      let block = HeldBlock(body)
      async(isBarrier: isBarrier) {
        if MainQueueModel.isOnMainThread {
          LaneContext.current.run(block.run, for: caller)
          turn.end()
        } else {
          MainQueueModel.insideLoop {
            turn.give()
            engine.wait(Action(.waitFor, turn, []))
            engine.acquire(turn.ended)
          }
        }
      }
      engine.wait(Action(.waitForMainThread, turn, []))
      guard !turn.isOver else { return }
      engine.acquire(turn.given)
      caller.run(block.run, on: self, isExclusive: true)
      turn.end()
    }
    engine.acquire(turn.ended)
  }
}

/// The turn of a `sync` in the line of the main queue: the main thread runs the block, or its caller does.
private final class SyncTurn: Resource {
  private let caller: Lane
  private var isGiven = false
  private(set) var isOver = false
  private(set) var given = Stamp(), ended = Stamp()

  init(of caller: Lane) {
    self.caller = caller
    super.init(kind: .mainQueue)
  }

  func give() {
    Engine.shared.release(into: &given)
    isGiven = true
  }

  func end() {
    Engine.shared.release(into: &ended)
    isOver = true
  }

  override func isReady(for action: Action, lane: Lane) -> Bool {
    isOver || isGiven && lane === caller
  }

  override func holders(for action: Action) -> [Lane] {
    isGiven ? [caller] : Engine.shared.mainLane.map { [$0] } ?? []
  }

  override func waitReason(for action: Action) -> WaitReason {
    isGiven ? .turn(title) : .mainThread
  }
}
