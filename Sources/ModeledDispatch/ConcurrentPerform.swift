import Exploration

extension DispatchQueue {
  /// Runs a block for each of some numbers, on several threads at once, and waits for all.
  ///
  /// Each of the first few iterations has a lane of its own. If there are many, as many lanes as
  /// the pool has workers take turns: lane k runs the iterations k, k + n, k + 2n, and so on, which is
  /// one of the distributions that Dispatch may choose.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    guard iterations > 0 else { return }
    let engine = Engine.shared
    let count = iterations <= 8 ? iterations : min(iterations, dispatchPool.width)
    withoutActuallyEscaping(work) { work in
      let ends = Ends()
      for number in 0..<count {
        let lane = engine.spawn(.queue, name: "iteration \(number)") {
          LaneContext.current.frames.append(.init(queue: .global(.default), isExclusive: false))
          for iteration in stride(from: number, to: iterations, by: count) { work(iteration) }
          engine.releaseJoining(into: &ends.stamp)
        }
        ends.lanes.append(lane)
      }
      engine.wait(Action(.waitForIterations, ends, []))
      engine.acquire(ends.stamp)
    }
  }
}

/// The ends of the lanes of one call.
private final class Ends: Resource {
  var lanes: [Lane] = []
  var stamp = Stamp()

  init() { super.init(kind: .concurrentPerform) }

  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
  override func holders(for action: Action) -> [Lane] { lanes.filter { !$0.isFinished } }
  override func waitReason(for action: Action) -> WaitReason { .end(title) }
}
