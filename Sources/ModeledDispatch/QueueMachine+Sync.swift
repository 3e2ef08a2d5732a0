import Exploration

extension QueueMachine {
  /// Runs a block in its turn, while the caller waits.
  func sync(isBarrier: Bool = false, _ body: () -> Void) {
    if role != .global, chain.contains(where: LaneContext.current.isExclusivelyOn) {
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

  /// On the main thread, as for every queue that is bound to a thread.
  private func syncOnMain(isBarrier: Bool, _ body: () -> Void) {
    let ended = SyncEnd()
    withoutActuallyEscaping(body) { body in
      let block = HeldBlock(body)
      async(isBarrier: isBarrier) {
        block.run()
        ended.finish()
      }
      Engine.shared.wait(Action(.waitForMainThread, ended, []))
    }
    Engine.shared.acquire(ended.stamp)
  }
}

/// The end of a block that another lane runs for a `sync`.
private final class SyncEnd: Resource {
  private var isOver = false
  var stamp = Stamp()

  init() { super.init(kind: .mainQueue) }

  func finish() {
    Engine.shared.release(into: &stamp)
    isOver = true
  }

  override func isReady(for action: Action, lane: Lane) -> Bool { isOver }
  override func holders(for action: Action) -> [Lane] { Engine.shared.mainLane.map { [$0] } ?? [] }
  override func waitReason(for action: Action) -> WaitReason { .mainThread }
}
