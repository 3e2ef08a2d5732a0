import Exploration
import ModeledFoundation
import Testing

@Suite("Locks")
struct LockTests {
  @Test("two threads with two sections each: which section comes when, C(4, 2)")
  func countOfSections() {
    // aabb abab abba baab baba bbaa
    let summary = explore {
      let lock = NSLock()
      threads(2) { _ in
        for _ in 0..<2 { lock.withLock {} }
      }
    }
    #expect(summary.executions == 6)
    #expect(summary.cutShort == 0)
    #expect(summary.isComplete)
  }

  @Test("two threads that take a recursive lock twice: who is first")
  func countOfRecursiveSections() {
    // ab ba
    let summary = explore {
      let lock = NSRecursiveLock()
      threads(2) { _ in
        lock.lock()
        lock.lock()
        lock.unlock()
        lock.unlock()
      }
    }
    #expect(summary.executions == 2)
    #expect(summary.failures.isEmpty)
    #expect(summary.stuck == 0)
  }

  @Test("an NSLock that its owner locks again is a recursive lock, with the lock's name")
  func recursion() {
    let summary = explore {
      let lock = NSLock()
      lock.name = "ledger"
      lock.lock()
      lock.lock()
    }
    #expect(summary.failures == [.recursiveLock: 1])
    #expect(
      summary.mistakes[.recursiveLock]
        == .recursiveLock(
          ResourceName(.nsLock, label: "ledger"), by: LaneName(.main, "main"), isUpgrade: false))
  }

  @Test("unlocking what another thread has locked, or nobody, is found")
  func unlockByAnother() {
    let ofAnother = explore {
      let lock = NSLock()
      lock.lock()
      threads(1) { _ in lock.unlock() }
    }
    #expect(ofAnother.failures == [.unlockByAnother: 1])
    let ofNobody = explore { NSLock().unlock() }
    #expect(ofNobody.failures == [.unlockByAnother: 1])
    let tooOften = explore {
      let lock = NSRecursiveLock()
      lock.lock()
      lock.unlock()
      lock.unlock()
    }
    #expect(tooOften.failures == [.unlockByAnother: 1])
  }

  @Test("try takes a free lock and leaves a taken one, whichever comes first")
  func tryLock() {
    // The other thread is before, in, or after the section.
    let summary = explore {
      let lock = NSLock()
      threads(2) { number in
        if number == 0 {
          lock.withLock {}
        } else if lock.try() {
          lock.unlock()
          outcome("taken")
        } else {
          outcome("left")
        }
      }
    }
    #expect(Set(summary.outputs.keys) == ["taken\n", "left\n"])
    #expect(summary.executions == 3)
    #expect(summary.stuck == 0)
  }

  @Test("a lock with a date gives up at the date, and not before")
  func lockBefore() {
    let summary = explore {
      let lock = NSLock()
      lock.lock()
      threads(1) { _ in
        outcome("\(lock.lock(before: Date(timeIntervalSinceNow: 2)))")
      }
    }
    #expect(summary.outputs == ["false\n": 1])
    #expect(summary.durations == [2_000_000_000])
    let past = explore {
      let lock = NSLock()
      lock.lock()
      outcome("\(lock.lock(before: .distantPast))")
      lock.unlock()
      outcome("\(lock.lock(before: .distantPast))")
    }
    #expect(past.outputs == ["false\ntrue\n": 1])
  }

  @Test("two locks taken in two orders: a deadlock among the interleavings")
  func twoLockDeadlock() {
    let summary = explore {
      let (a, b) = (NSLock(), NSLock())
      threads(2) { number in
        let (first, second) = number == 0 ? (a, b) : (b, a)
        first.lock()
        second.lock()
        second.unlock()
        first.unlock()
      }
    }
    #expect(summary.stuck == 1)
    #expect(summary.executions == 3)
    #expect(summary.isComplete)
  }

  @Test("a condition lock hands over by its number")
  func conditionLock() {
    let summary = explore {
      let lock = NSConditionLock(condition: 0)
      threads(2) { number in
        guard lock.lock(whenCondition: number, before: Date(timeIntervalSinceNow: 1)) else {
          return
        }
        outcome("\(number) sees \(lock.condition)")
        lock.unlock(withCondition: number + 1)
      }
      outcome("\(lock.condition)")
    }
    #expect(summary.outputs == ["0 sees 0\n1 sees 1\n2\n": 1])
    #expect(summary.stuck == 0)
  }

  @Test("a condition lock's try, its dates, and its misuse")
  func conditionLockTries() {
    let summary = explore {
      let lock = NSConditionLock()
      outcome("\(lock.tryLock(whenCondition: 1)) \(lock.tryLock(whenCondition: 0))")
      outcome("\(lock.try()) \(lock.lock(before: Date(timeIntervalSinceNow: 1)))")
      lock.unlock()
      outcome("\(lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: 1)))")
      lock.lock()
      lock.lock()
    }
    #expect(summary.outputs == ["false true\nfalse false\nfalse\n": 1])
    #expect(summary.durations == [2_000_000_000])
    #expect(summary.failures == [.recursiveLock: 1])
    let unlocked = explore { NSConditionLock().unlock(withCondition: 1) }
    #expect(unlocked.failures == [.unlockByAnother: 1])
  }

  @Test("a lock or condition that would wait for a date too far away traps, and only then")
  func farDates() {
    let never = explore { NSConditionLock().lock(whenCondition: 1) }
    #expect(never.failures == [.failedCheck: 1])
    let contended = explore {
      let lock = NSConditionLock()
      threads(2) { _ in
        lock.lock()
        lock.unlock()
      }
    }
    #expect(contended.executions == 4)
    #expect(contended.failures == [.failedCheck: 2])
    let contendedLock = explore {
      let lock = NSLock()
      threads(2) { _ in
        _ = lock.lock(before: .distantFuture)
        lock.unlock()
      }
    }
    #expect(contendedLock.failures == [.failedCheck: 2])
    let free = explore {
      let recursive = NSRecursiveLock()
      recursive.lock()
      outcome("\(NSLock().lock(before: .distantFuture)) \(recursive.lock(before: .distantFuture))")
    }
    #expect(free.outputs == ["true true\n": 1])
    let last = explore { outcome("\(waits(until: Date(timeIntervalSince1970: 9_223_372_036)))") }
    #expect(last.outputs == ["false\n": 1])
    let signal = explore { _ = waits(until: Date(timeIntervalSince1970: 9_223_372_037)) }
    #expect(signal.failures == [.failedCheck: 1])
  }

  private func waits(until limit: Date) -> Bool {
    let condition = NSCondition()
    condition.lock()
    return condition.wait(until: limit)
  }
}
