import Exploration
import ModeledFoundation
import Testing

@Suite("NSCondition")
struct ConditionTests {
  @Test("a wait that looks first, in a loop, always ends")
  func guardedWait() {
    // The change comes before the look, or after it.
    let summary = explore {
      let condition = NSCondition()
      var isReady = false
      threads(2) { number in
        condition.lock()
        if number == 0 {
          while !isReady { condition.wait() }
        } else {
          isReady = true
          condition.signal()
        }
        condition.unlock()
      }
    }
    #expect(summary.executions == 2)
    #expect(summary.stuck == 0)
    #expect(summary.failures.isEmpty)
  }

  @Test("a signal that comes before the wait is lost")
  func lostSignal() {
    let summary = explore {
      let condition = NSCondition()
      condition.name = "bell"
      threads(2) { number in
        condition.lock()
        if number == 0 { condition.wait() } else { condition.signal() }
        condition.unlock()
      }
    }
    #expect(summary.executions == 2)
    #expect(summary.stuck == 1)
    #expect(summary.failures == [.lostWakeup: 1])
    guard case .lostWakeup(.late(_, let condition)) = summary.mistakes[.lostWakeup] else {
      Issue.record("nobody is named")
      return
    }
    #expect(condition == ResourceName(.nsCondition, label: "bell"))
  }

  @Test("a wait that nobody ever signals is stuck, but no lost wakeup")
  func neverSignalled() {
    let summary = explore {
      let condition = NSCondition()
      condition.lock()
      condition.wait()
    }
    #expect(summary.stuck == 1)
    #expect(summary.failures.isEmpty)
  }

  @Test("a signal that comes between the look and the wait, without the lock, is lost")
  func signalWithoutLock() {
    let summary = explore {
      let condition = NSCondition()
      threads(2) { number in
        if number == 0 {
          condition.lock()
          condition.wait()
          condition.unlock()
        } else {
          condition.signal()
        }
      }
    }
    #expect(summary.stuck == 1)
    #expect(summary.executions == 2)
  }

  @Test("one signal wakes one of two, and each of them may be the one")
  func oneOfTwo() {
    let summary = explore {
      let condition = NSCondition()
      var waiting = 0
      let lanes = (0..<2).map { number in
        Engine.shared.spawn(.thread, name: "\(number)") {
          condition.lock()
          waiting += 1
          condition.wait()
          outcome("\(number)")
          condition.unlock()
        }
      }
      while true {
        condition.lock()
        if waiting == 2 { break }
        condition.unlock()
        Engine.shared.sleep(nanoseconds: 1)
      }
      condition.signal()
      condition.unlock()
      join(lanes)
    }
    #expect(Set(summary.outputs.keys) == ["0\n", "1\n"])
    #expect(summary.stuck == summary.executions)
  }

  @Test("a broadcast wakes all who wait, and nobody who comes later")
  func broadcast() {
    let summary = explore {
      let condition = NSCondition()
      var isReady = false
      threads(3) { number in
        condition.lock()
        if number == 2 {
          isReady = true
          condition.broadcast()
        }
        while !isReady { condition.wait() }
        condition.unlock()
      }
    }
    #expect(summary.stuck == 0)
    #expect(summary.isComplete)
    let late = explore {
      let condition = NSCondition()
      condition.lock()
      condition.broadcast()
      condition.wait()
    }
    #expect(late.failures == [.lostWakeup: 1])
  }

  @Test("a wait with a date ends at the date, or with a signal before it")
  func waitUntil() {
    let summary = explore {
      let condition = NSCondition()
      condition.lock()
      outcome("\(condition.wait(until: Date(timeIntervalSinceNow: 3)))")
      outcome("\(condition.wait(until: .distantPast))")
      condition.unlock()
    }
    #expect(summary.outputs == ["false\nfalse\n": 1])
    #expect(summary.durations == [3_000_000_000])
    let signalled = explore {
      let condition = NSCondition()
      let lane = Engine.shared.spawn(.thread, name: "waiter") {
        condition.lock()
        outcome("\(condition.wait(until: Date(timeIntervalSinceNow: 3)))")
        condition.unlock()
      }
      Engine.shared.sleep(nanoseconds: 1_000_000_000)
      condition.signal()
      join([lane])
    }
    #expect(signalled.outputs == ["true\n": 1])
    #expect(signalled.durations == [1_000_000_000])
  }

  @Test("a signal in time counts although the lock comes after the date")
  func signalledButLocked() {
    let summary = explore {
      let condition = NSCondition()
      let lane = Engine.shared.spawn(.thread, name: "waiter") {
        condition.lock()
        outcome("\(condition.wait(until: Date(timeIntervalSinceNow: 3)))")
        condition.unlock()
      }
      Engine.shared.sleep(nanoseconds: 1_000_000_000)
      condition.lock()
      condition.signal()
      Engine.shared.sleep(nanoseconds: 9_000_000_000)
      condition.unlock()
      join([lane])
    }
    #expect(summary.outputs == ["true\n": 1])
    #expect(summary.durations == [10_000_000_000])
  }

  @Test("waiting on a condition whose lock is not one's own is found")
  func waitWithoutLock() {
    let summary = explore { NSCondition().wait() }
    #expect(summary.failures == [.unlockByAnother: 1])
  }
}
