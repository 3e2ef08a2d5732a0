import Exploration
import ModeledDispatch
import Testing

@Suite("The main queue")
struct MainQueueTests {
  @Test("its blocks run on the main thread, in order, once that listens")
  func runs() {
    let summary = explore {
      let log = Log()
      for number in 1...3 {
        DispatchQueue.main.async {
          if Engine.shared.lane.isMain { log.add(number) }
        }
      }
      log.add("first ")
      DispatchQueue.main.async { outcome(log.text) }
      dispatchMain()
    }
    #expect(summary.outputs == ["first 123\n": 1])
    #expect(summary.stuck == 0)
  }

  @Test("another thread's sync runs its block on the main thread and waits for it")
  func syncFromElsewhere() {
    let summary = explore {
      let log = Log()
      DispatchQueue.global().async {
        let isMain = DispatchQueue.main.sync { Engine.shared.lane.isMain }
        log.add("\(isMain)")
      }
      MainQueueModel.run { !log.text.isEmpty }
      outcome(log.text)
    }
    #expect(summary.outputs == ["true\n": 1])
  }

  @Test("when the main thread has ended, a thread's sync runs its block itself, in its turn")
  func syncWithoutMainThread() {
    let summary = explore {
      let log = Log()
      DispatchQueue.main.async { log.add("first ") }
      DispatchQueue.global().async {
        DispatchQueue.main.sync {
          DispatchQueue.main.async { outcome(log.text) }
          log.add("\(MainQueueModel.isOnQueue) \(Engine.shared.lane.isMain)")
        }
      }
      dispatchMain()
    }
    #expect(Set(summary.outputs.keys) == ["first true false\n"])
    #expect(summary.stuck == 0)
  }

  @Test("while the main thread waits, nothing runs there")
  func blockedMain() {
    let summary = explore {
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.main.async { done.signal() }
      done.wait()
    }
    #expect(summary.stuck == 1)
  }

  @Test("a queue with the main queue as its target runs there")
  func targeted() {
    let summary = explore {
      let queue = DispatchQueue(label: "q", target: .main)
      let log = Log()
      queue.async { log.add("\(Engine.shared.lane.isMain) ") }
      DispatchQueue.global().async { queue.sync { log.add("\(Engine.shared.lane.isMain)") } }
      MainQueueModel.run { log.text.count > 5 }
      outcome(log.text)
    }
    #expect(Set(summary.outputs.keys) == ["true true\n"])
  }

  @Test("run loops run what there is up to an instant or until a condition holds")
  func runLoops() {
    let summary = explore {
      #expect(!MainQueueModel.runOne())
      let log = Log()
      DispatchQueue.main.async { log.add("ran") }
      #expect(MainQueueModel.hasWork)
      #expect(MainQueueModel.run(until: { !log.text.isEmpty }))
      #expect(!MainQueueModel.run(until: { false }, deadline: 3_000))
    }
    #expect(summary.durations == [3_000])
  }

  @Test("dispatchMain is for the main thread only")
  func dispatchMainElsewhere() {
    let summary = explore { DispatchQueue.global().async { dispatchMain() } }
    #expect(summary.failures == [.queueMisuse: 1])
  }
}
