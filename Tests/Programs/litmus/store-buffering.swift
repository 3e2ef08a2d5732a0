// outcomes: 0 1|1 0|1 1
// assumes: nothing
// Store buffering, in one order for all.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x.store(1, ordering: .sequentiallyConsistent)
    a = y.load(ordering: .sequentiallyConsistent)
  default:
    y.store(1, ordering: .sequentiallyConsistent)
    b = x.load(ordering: .sequentiallyConsistent)
  }
}
print(a, b)
