// executions: 90
// cut short: 0
// finds: nothing
// Three threads with two sections each under a mutex.
import Dispatch
import Synchronization

let counter = Mutex(0)
DispatchQueue.concurrentPerform(iterations: 3) { _ in
  for _ in 1...2 { counter.withLock { $0 += 1 } }
}
