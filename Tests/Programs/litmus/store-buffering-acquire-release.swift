// outcomes: 0 1|1 0|1 1
// assumes: sequentialConsistency
// Store buffering, acquiring and releasing.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x.store(1, ordering: .releasing)
    a = y.load(ordering: .acquiring)
  default:
    y.store(1, ordering: .releasing)
    b = x.load(ordering: .acquiring)
  }
}
print(a, b)
