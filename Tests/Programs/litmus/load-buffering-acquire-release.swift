// outcomes: 0 0|0 1|1 0
// assumes: sequentialConsistency
// Load buffering, acquiring and releasing.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    a = x.load(ordering: .acquiring)
    y.store(1, ordering: .releasing)
  default:
    b = y.load(ordering: .acquiring)
    x.store(1, ordering: .releasing)
  }
}
print(a, b)
