import Exploration
import ModeledDispatch
import ModeledFoundation
import Testing

@Suite("OperationQueue: barrier blocks")
struct OperationBarrierTests {
  @Test("a barrier block waits for those before it and keeps off those after it")
  func barrier() {
    let summary = explore {
      let queue = OperationQueue()
      queue.isSuspended = true
      for number in 0..<2 { queue.addOperation { outcome("before \(number)") } }
      queue.addBarrierBlock { outcome("barrier") }
      queue.addOperation { outcome("after") }
      queue.isSuspended = false
      queue.waitUntilAllOperationsAreFinished()
    }
    #expect(
      Set(summary.outputs.keys) == [
        "before 0\nbefore 1\nbarrier\nafter\n", "before 1\nbefore 0\nbarrier\nafter\n",
      ])
  }

  @Test(
    "as on Linux: a barrier block of an empty queue ignores suspension, and nobody waits for it")
  func barrierOfEmptyQueue() {
    let summary = explore {
      let queue = OperationQueue()
      queue.isSuspended = true
      queue.addBarrierBlock { outcome("barrier") }
      queue.waitUntilAllOperationsAreFinished()
      outcome("waited")
    }
    #expect(Set(summary.outputs.keys) == ["barrier\nwaited\n", "waited\nbarrier\n"])
    let followed = explore {
      let queue = OperationQueue()
      queue.addBarrierBlock { outcome("barrier") }
      queue.addOperation { outcome("after") }
    }
    #expect(followed.outputs.keys.sorted() == ["barrier\nafter\n"])
  }
}
