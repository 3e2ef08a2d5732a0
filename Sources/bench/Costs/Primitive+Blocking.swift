import Dispatch
import Foundation
import Synchronization

extension Primitive {
  /// What Dispatch, Foundation and Synchronization are made of, without contention.
  static let blockingOnes: [Primitive] = [
    .blocking("clock", "one reading") { times in
      for _ in 0..<times { _ = ContinuousClock.now }
    },
    .blocking("async", "through a serial queue") { times in
      let queue = DispatchQueue(label: "costs")
      for _ in 0..<times { queue.async {} }
      queue.sync {}
    },
    .blocking("sync", "on a free serial queue") { times in
      let queue = DispatchQueue(label: "costs")
      for _ in 0..<times { queue.sync {} }
    },
    .blocking("group", "enter and leave") { times in
      let group = DispatchGroup()
      for _ in 0..<times {
        group.enter()
        group.leave()
      }
    },
    .blocking("semaphore", "signal, then wait") { times in
      let semaphore = DispatchSemaphore(value: 0)
      for _ in 0..<times {
        semaphore.signal()
        semaphore.wait()
      }
    },
    .blocking("NSLock", "lock and unlock") { times in
      let lock = NSLock()
      for _ in 0..<times {
        lock.lock()
        lock.unlock()
      }
    },
    .blocking("NSRecursiveLock", "lock and unlock") { times in
      let lock = NSRecursiveLock()
      for _ in 0..<times {
        lock.lock()
        lock.unlock()
      }
    },
    .blocking("Mutex", "withLock") { times in
      let mutex = Mutex(0)
      for _ in 0..<times { mutex.withLock { $0 &+= 1 } }
    },
    .blocking("Atomic", "one addition") { times in
      let atomic = Atomic(0)
      for _ in 0..<times { atomic.wrappingAdd(1, ordering: .relaxed) }
    },
    .blocking("operation", "through a serial queue") { times in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for _ in 0..<times { queue.addOperation {} }
      queue.waitUntilAllOperationsAreFinished()
    },
  ]
}
