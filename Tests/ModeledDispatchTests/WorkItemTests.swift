import Exploration
import ModeledDispatch
import Testing

@Suite("A work item")
struct WorkItemTests {
  @Test("its wait ends after its first run, and its notify block follows")
  func waitAndNotify() {
    let summary = explore {
      let log = Log()
      let queue = DispatchQueue(label: "q")
      let item = DispatchWorkItem { log.add("i") }
      let done = DispatchSemaphore(value: 0)
      item.notify(queue: queue) {
        log.add("n")
        done.signal()
      }
      queue.async(execute: item)
      item.wait()
      done.wait()
      outcome(log.text)
    }
    #expect(summary.outputs == ["in\n": 1])
  }

  @Test("cancelled before it starts it skips its block, and whoever waits goes on")
  func cancelled() {
    let summary = explore {
      let log = Log()
      let item = DispatchWorkItem { log.add("ran") }
      item.cancel()
      DispatchQueue(label: "q").async(execute: item)
      item.wait()
      outcome("\(log.text)\(item.isCancelled)")
    }
    #expect(summary.outputs == ["true\n": 1])
  }

  @Test("a cancel beside the queue comes in time or not")
  func cancelRace() {
    let summary = explore {
      let log = Log()
      let item = DispatchWorkItem { log.add("ran") }
      DispatchQueue.global().async(execute: item)
      item.cancel()
      item.wait()
      outcome(log.text)
    }
    #expect(summary.outputs == ["ran\n": 1, "\n": 1])
  }

  @Test("runs on the caller's lane with perform, and as a barrier if it says so")
  func performAndBarrier() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", attributes: .concurrent)
      let item = DispatchWorkItem(flags: .barrier) {
        dispatchPrecondition(condition: .onQueueAsBarrier(queue))
      }
      queue.sync(execute: item)
      DispatchWorkItem { outcome("here") }.perform()
    }
    #expect(summary.outputs == ["here\n": 1])
    #expect(summary.failures.isEmpty)
  }

  @Test("works in a group, and after a group")
  func groups() {
    let summary = explore {
      let group = DispatchGroup()
      let log = Log()
      let done = DispatchWorkItem { outcome(log.text) }
      DispatchQueue.global().async(group: group, execute: DispatchWorkItem { log.add("g") })
      group.notify(queue: .global(), work: done)
      done.wait()
    }
    #expect(summary.outputs == ["g\n": 1])
  }

  @Test("a limited wait that failed may be repeated, a successful one may not")
  func waitedTwice() {
    let repeated = explore {
      let item = DispatchWorkItem {}
      let first = item.wait(timeout: .now() + .milliseconds(10))
      item.perform()
      outcome("\(first) \(item.wait(timeout: .now()))")
    }
    #expect(repeated.outputs == ["timedOut success\n": 1])
    let twice = explore {
      let item = DispatchWorkItem {}
      item.perform()
      item.wait()
      item.wait()
    }
    #expect(twice.failures == [.queueMisuse: 1])
  }

  @Test("run twice is fine, unless somebody waits for it or observes it")
  func runTwice() {
    func run(_ body: @escaping (DispatchWorkItem) -> Void) -> [FindingKind: Int] {
      explore { body(DispatchWorkItem {}) }.failures
    }
    #expect(
      run { item in
        for _ in 0..<2 { item.perform() }
      }.isEmpty)
    #expect(
      run { item in
        for _ in 0..<2 { item.perform() }
        item.wait()
      } == [.queueMisuse: 1])
    #expect(
      run { item in
        for _ in 0..<2 { item.perform() }
        item.notify(queue: .global()) {}
      } == [.queueMisuse: 1])
    #expect(
      run { item in
        item.perform()
        item.wait()
        item.perform()
      } == [.queueMisuse: 1])
  }
}
