import Dispatch
import Foundation
import Synchronization

extension Primitive {
  /// What two threads want at the same time, again and again.
  static let contendedOnes: [Primitive] = [
    .contended("NSLock, contended", "lock and unlock") {
      let lock = NSLock()
      return {
        lock.lock()
        lock.unlock()
      }
    },
    .contended("NSRecursiveLock, contended", "lock and unlock") {
      let lock = NSRecursiveLock()
      return {
        lock.lock()
        lock.unlock()
      }
    },
    .contended("Mutex, contended", "withLock") {
      let mutex = Boxed(Mutex(0))
      return { mutex.value.withLock { $0 &+= 1 } }
    },
    .contended("sync, contended", "on one serial queue") {
      let queue = DispatchQueue(label: "costs")
      return { queue.sync {} }
    },
    .contended("Atomic, contended", "one addition") {
      let atomic = Boxed(Atomic(0))
      return { atomic.value.wrappingAdd(1, ordering: .relaxed) }
    },
  ]

  private static func contended(
    _ name: String, _ what: String, _ make: @escaping @Sendable () -> @Sendable () -> Void
  ) -> Primitive {
    Primitive(
      name: name, what: what + ", two threads at once",
      body: .contended { times in
        atOnce(make(), times: times)
      })
  }

  /// From the first start to the last end of two threads; starting them is not part of it.
  private static func atOnce(_ body: @escaping @Sendable () -> Void, times: Int) -> Double {
    let spans = Boxed(
      Mutex<[(start: ContinuousClock.Instant, end: ContinuousClock.Instant)]>([]))
    let missing = Boxed(Atomic(2))
    let group = DispatchGroup()
    // Threads of their own: a pool could give both halves to one.
    for _ in 1...2 {
      group.enter()
      Thread.detachNewThread {
        missing.value.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        while missing.value.load(ordering: .acquiring) > 0 { sched_yield() }
        let start = ContinuousClock.now
        for _ in 0..<times / 2 { body() }
        let end = ContinuousClock.now
        spans.value.withLock { $0.append((start, end)) }
        group.leave()
      }
    }
    group.wait()
    return spans.value.withLock { spans in
      guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return 0 }
      return (end - start) / .nanoseconds(1)
    }
  }
}

/// A value that several threads share.
private final class Boxed<Value: ~Copyable & Sendable>: Sendable {
  let value: Value

  init(_ value: consuming Value) {
    self.value = value
  }
}
