import Exploration
import Testing

/// A lock as small as it can be, to count with.
private final class Lock: Resource {
  private var owner: Lane?
  private var stamp = Stamp()
  init() { super.init(kind: .mutex) }

  override func isReady(for action: Action, lane: Lane) -> Bool { owner == nil }

  func lock() {
    Engine.shared.wait(Action(.lock, self, .take))
    owner = Engine.shared.lane
    Engine.shared.acquire(stamp)
  }

  func unlock() {
    Engine.shared.perform(Action(.unlock, self, .give))
    owner = nil
    Engine.shared.release(into: &stamp)
  }
}

private final class Ends: Resource {
  private let lanes: [Lane]
  init(_ lanes: [Lane]) {
    self.lanes = lanes
    super.init(kind: .thread)
  }
  override func isReady(for action: Action, lane: Lane) -> Bool { lanes.allSatisfy(\.isFinished) }
}

private func threads(_ count: Int, _ body: @escaping (Int) -> Void) {
  let lanes = (0..<count).map { number in
    Engine.shared.spawn(.thread, name: "\(number)") { body(number) }
  }
  Engine.shared.wait(Action(.join, Ends(lanes), []))
}

@Suite("The count of inequivalent interleavings")
struct CountTests {
  @Test("two threads with two sections each: which section comes when, C(4, 2)")
  func mutex() {
    // aabb abab abba baab baba bbaa
    let summary = Explorer().everyInterleaving {
      let lock = Lock()
      threads(2) { _ in
        for _ in 0..<2 {
          lock.lock()
          lock.unlock()
        }
      }
    }
    #expect(summary.executions == 6)
    #expect(summary.cutShort == 0)
    #expect(summary.isComplete)
  }
}
