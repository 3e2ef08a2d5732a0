// executions: 6
// cut short: 0
// finds: nothing
// Two threads with two sections each under a mutex.
import Dispatch
import Synchronization

let counter = Mutex(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  for _ in 1...2 { counter.withLock { $0 += 1 } }
}
