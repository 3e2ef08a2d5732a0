import Exploration

extension DispatchQueue {
  /// Runs a block for each of some numbers, on several threads at once, and waits for all.
  ///
  /// Each iteration has a lane of its own. If there are too many, lane k of n runs the iterations k, k + n, k + 2n,
  /// and so on: one of the distributions that Dispatch may choose, which the verdict says. A single iteration runs on
  /// the caller's thread. Of several the caller may run some, or all, as Dispatch has it: that is explored if the
  /// program can see it.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    if iterations < 0 { Engine.shared.fail(.queueMisuse(.negativeIterations(iterations))) }
    guard iterations > 0 else { return }
    if iterations == 1 { return LaneContext.current.iterate { work(0) } }
    let engine = Engine.shared
    let count = Self.lanes(of: iterations)
    if count < iterations { Assumption.sharedIterations.note() }
    withoutActuallyEscaping(work) { work in
      let ends = Ends()
      let shares = (0..<count).map { number in
        Share {
          for iteration in stride(from: number, to: iterations, by: count) { work(iteration) }
        }
      }
      for (number, share) in shares.enumerated() {
        let first = CallingThread.isSeen ? Action(.start, share, .write) : nil
        let lane = engine.spawn(.queue, name: "iteration \(number)", first: first) {
          if let work = share.take() { LaneContext.current.iterate(work) }
          engine.releaseJoining(into: &ends.stamp)
        }
        ends.lanes.append(lane)
        lane.crew = ends.lanes[0].number
      }
      if CallingThread.isSeen {
        let caller = engine.lane
        let before = caller.crew
        caller.crew = ends.lanes[0].number
        for share in shares {
          engine.perform(Action(.start, share, .write))
          if let work = share.take() { LaneContext.current.iterate(work) }
        }
        caller.crew = before
      }
      engine.wait(Action(.waitForIterations, ends, []))
      engine.acquire(ends.stamp)
    }
  }

  /// How many lanes run some iterations.
  ///
  /// Where iterations share lanes, a prime number: programs divide their work by other numbers, such as 8 or 64, and
  /// two iterations with one remainder, which may use the same memory, should be on different lanes.
  private static func lanes(of iterations: Int) -> Int {
    let width = dispatchPool.width
    return iterations <= max(width, 8) ? iterations : min(width, 61)
  }
}

extension LaneContext {
  /// Runs iterations on its lane.
  fileprivate func iterate(_ work: () -> Void) {
    run(work, on: .global(.default), isExclusive: false)
  }
}

/// Some iterations of one call: they run once, on a lane of their own or on the caller's.
private final class Share: Resource {
  private var work: (() -> Void)?

  init(_ work: @escaping () -> Void) {
    self.work = work
    super.init(kind: .concurrentPerform)
  }

  /// What is to be done, for the first that asks.
  func take() -> (() -> Void)? {
    defer { work = nil }
    return work
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
