import Exploration
import ModeledDispatch
import Testing

@Suite("A group")
struct GroupTests {
  @Test("waiting ends when everything has left, in the same execution whatever the order")
  func wait() {
    let summary = explore {
      let group = DispatchGroup()
      for _ in 0..<3 { DispatchQueue.global().async(group: group) {} }
      group.wait()
      outcome("done")
    }
    #expect(summary.outputs == ["done\n": 1])
  }

  @Test("notify on an empty group runs at once, and on another one after the last leave")
  func notify() {
    let summary = explore {
      let group = DispatchGroup()
      let done = DispatchSemaphore(value: 0)
      let log = Log()
      group.notify(queue: .global()) {
        log.add("empty ")
        done.signal()
      }
      done.wait()
      for _ in 0..<2 { DispatchQueue.global().async(group: group) { log.add(".") } }
      group.notify(queue: .global()) {
        log.add(" full")
        done.signal()
      }
      done.wait()
      outcome(log.text)
    }
    #expect(summary.outputs == ["empty .. full\n": 1])
  }

  @Test("a notify block comes before or after what its queue gets meanwhile")
  func notifyPlace() {
    let summary = explore {
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "q")
      let log = Log()
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: queue) {
        log.add("n")
        done.signal()
      }
      queue.async { log.add("x") }
      done.wait()
      queue.sync { outcome(log.text) }
    }
    #expect(Set(summary.outputs.keys) == ["nx\n", "xn\n"])
  }

  @Test("a wait that comes before the enter does not wait")
  func enterAfterWait() {
    let summary = explore {
      let group = DispatchGroup()
      let cell = Cell()
      DispatchQueue.global().async {
        group.enter()
        cell.set(1)
        group.leave()
      }
      group.wait()
      outcome("\(cell.current)")
    }
    #expect(Set(summary.outputs.keys) == ["0\n", "1\n"])
  }

  @Test("an enter that comes too late makes the leave one too many")
  func enterAfterStart() {
    let summary = explore {
      let group = DispatchGroup()
      DispatchQueue.global().async { group.leave() }
      group.enter()
      group.wait()
    }
    #expect(summary.failures[.groupLeftTooOften] == 1)
    #expect(summary.executions == 2)
  }

  @Test("leaving twice is found, and told in a sentence")
  func leftTwice() {
    let summary = explore {
      let group = DispatchGroup()
      group.enter()
      group.leave()
      group.leave()
    }
    #expect(summary.failures == [.groupLeftTooOften: 1])
  }

  @Test("a group that is never left is told if anybody minds")
  func neverLeft() {
    let waits = explore {
      let group = DispatchGroup()
      group.enter()
      group.wait()
    }
    #expect(waits.stuck == 1)
    #expect(waits.failures == [.groupNeverLeft: 1])
    let notifies = explore {
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .global()) {}
    }
    #expect(notifies.failures == [.groupNeverLeft: 1])
    let nobody = explore { DispatchGroup().enter() }
    #expect(nobody.failures.isEmpty)
  }

  @Test("a wait with a limit ends at its instant")
  func timeout() {
    let summary = explore {
      let group = DispatchGroup()
      group.enter()
      let first = group.wait(timeout: .now() + .milliseconds(5))
      group.leave()
      outcome("\(first) \(group.wait(timeout: .now()))")
    }
    #expect(summary.outputs == ["timedOut success\n": 1])
    #expect(summary.durations == [5_000_000])
  }
}
