import Exploration
import ModeledSynchronization
import Testing

@Suite("Mutex")
struct MutexTests {
  @Test("three threads with two sections each: 6! / (2! 2! 2!)")
  func countOfSections() {
    let summary = explore {
      let count = Shared()
      threads(3) { _ in
        for _ in 0..<2 { count.value.withLock { $0 += 1 } }
      }
      outcome("\(count.value.withLock { $0 })")
    }
    #expect(summary.executions == 90)
    #expect(summary.cutShort == 0)
    #expect(summary.outputs == ["6\n": 90])
  }

  @Test("locking a mutex that the thread has already is found")
  func recursion() {
    let summary = explore {
      let count = Shared()
      count.value.withLock { _ in count.value.withLock { $0 += 1 } }
    }
    #expect(summary.failures == [.recursiveLock: 1])
  }

  @Test("a mutex is given back when the body throws, and tried without waiting")
  func throwing() {
    struct Refusal: Error {}
    let summary = explore {
      let count = Shared()
      do {
        try count.value.withLock { _ throws(Refusal) in throw Refusal() }
      } catch {
        outcome("\(error)")
      }
      let inner = count.value.withLock { _ in count.value.withLockIfAvailable { $0 } }
      outcome("\(inner.map { "\($0)" } ?? "taken") \(count.value.withLockIfAvailable { $0 } ?? -1)")
    }
    #expect(summary.outputs == ["Refusal()\ntaken 0\n": 1])
  }

  @Test("a mutex holds what cannot be copied, and ends it with itself")
  func noncopyable() {
    let summary = explore {
      do {
        let mutex = Mutex(Token())
        mutex.withLock { $0.uses += 1 }
      }
      outcome("after")
    }
    #expect(summary.outputs == ["ended after 1\nafter\n": 1])
  }
}

private final class Shared: Sendable {
  let value = Mutex(0)
}

private struct Token: ~Copyable {
  var uses = 0
  deinit { outcome("ended after \(uses)") }
}
