import Exploration
import ModeledDispatch
import Testing

@Suite("The pool of workers")
struct PoolTests {
  @Test("concurrentPerform runs its iterations at once and waits for all", arguments: [1, 2, 12])
  func concurrentPerform(_ iterations: Int) {
    let summary = explore {
      let log = Log()
      DispatchQueue.concurrentPerform(iterations: iterations) { log.add(Character("\($0 % 10)")) }
      DispatchQueue.concurrentPerform(iterations: 0) { _ in log.add("never") }
      outcome(String(log.text.sorted()))
    }
    let all = String("012345678901".prefix(iterations).sorted())
    #expect(summary.outputs == ["\(all)\n": 1])
  }

  @Test("an update in concurrentPerform can be lost")
  func lostUpdate() {
    let summary = explore {
      let cell = Cell()
      DispatchQueue.concurrentPerform(iterations: 2) { _ in cell.increment() }
      outcome("\(cell.current)")
    }
    #expect(summary.outputs == ["1\n": 2, "2\n": 2])
  }

  @Test("one block more than workers waits until the pool grows, a second later")
  func growth() {
    let summary = explore {
      let gate = DispatchSemaphore(value: 0)
      let group = DispatchGroup()
      for _ in 0..<dispatchPool.width {
        DispatchQueue.global().async(group: group) { gate.wait() }
      }
      DispatchQueue.global().async(group: group) {
        for _ in 0..<dispatchPool.width { gate.signal() }
      }
      group.wait()
    }
    #expect(summary.durations.contains(1_000_000_000))
    #expect(summary.stuck == 0)
  }

  @Test("a lane without a worker says so")
  func noWorker() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      for _ in 0..<dispatchPool.width + 1 {
        queue.async { Engine.shared.sleep(nanoseconds: 1_000) }
      }
      Engine.shared.sleep(nanoseconds: 500)
      outcome("\(dispatchPool.waiting.count) \(dispatchPool.waiting.map(\.name))")
    }
    #expect(Set(summary.outputs.keys) == ["1 [\"q\"]\n"])
  }
}
