import Exploration
import ModeledDispatch
import Testing

@Suite("A semaphore")
struct SemaphoreTests {
  @Test("with one token it is a lock: two sections of two threads in C(4, 2) orders")
  func mutualExclusion() {
    let summary = explore {
      let semaphore = DispatchSemaphore(value: 1)
      let cell = Cell()
      let section = {
        for _ in 0..<2 {
          semaphore.wait()
          cell.increment()
          semaphore.signal()
        }
      }
      threads(section, section)
      outcome("\(cell.current)")
    }
    #expect(summary.outputs == ["4\n": 6])
    #expect(summary.isComplete)
  }

  @Test("with two tokens two get on at once, and no third")
  func tokens() {
    let summary = explore {
      let semaphore = DispatchSemaphore(value: 2)
      let inside = Cell()
      let section = {
        semaphore.wait()
        inside.set(inside.current + 1)
        outcome("\(inside.current)")
        inside.set(inside.current - 1)
        semaphore.signal()
      }
      threads(section, section)
    }
    #expect(summary.outputs.keys.contains { $0.contains("2") })
    #expect(!summary.outputs.keys.contains { $0.contains("3") })
  }

  @Test("a wait without a signal waits for ever, or until its instant")
  func noSignal() {
    let forEver = explore { DispatchSemaphore(value: 0).wait() }
    #expect(forEver.stuck == 1)
    let limited = explore {
      outcome("\(DispatchSemaphore(value: 0).wait(timeout: .now() + 2))")
    }
    #expect(limited.outputs == ["timedOut\n": 1])
    #expect(limited.durations == [2_000_000_000])
  }

  @Test("a look for a token sees it or not")
  func poll() {
    let summary = explore {
      let semaphore = DispatchSemaphore(value: 0)
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { semaphore.signal() }
      outcome("\(semaphore.wait(timeout: .now()))")
      group.wait()
    }
    #expect(summary.outputs == ["success\n": 1, "timedOut\n": 1])
  }

  @Test("destroyed below its first value it traps; at or above it does not")
  func destroyed() {
    let below = explore { DispatchSemaphore(value: 1).wait() }
    #expect(below.failures == [.semaphoreDestroyedInUse: 1])
    let fine = explore {
      let semaphore = DispatchSemaphore(value: 1)
      semaphore.signal()
      semaphore.wait()
    }
    #expect(fine.failures.isEmpty)
    let negative = explore { _ = DispatchSemaphore(value: -1) }
    #expect(negative.failures == [.queueMisuse: 1])
  }

  @Test("signal says whether it found somebody waiting")
  func signalResult() {
    let summary = explore {
      let semaphore = DispatchSemaphore(value: 0)
      outcome("\(semaphore.signal()) \(semaphore.signal())")
    }
    #expect(summary.outputs == ["0 0\n": 1])
  }
}
