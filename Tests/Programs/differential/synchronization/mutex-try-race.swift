// Whether the mutex is free just now is open.
import Dispatch
import Synchronization

let mutex = Mutex(0)
let missed = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  if mutex.withLockIfAvailable({ $0 += 1 }) == nil { missed.add(1, ordering: .relaxed) }
}
print(mutex.withLock { $0 }, missed.load(ordering: .relaxed))
