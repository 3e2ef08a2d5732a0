// outcomes: 0 0|0 1|1 0
// assumes: nothing
// Load buffering, in one order for all.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    a = x.load(ordering: .sequentiallyConsistent)
    y.store(1, ordering: .sequentiallyConsistent)
  default:
    b = y.load(ordering: .sequentiallyConsistent)
    x.store(1, ordering: .sequentiallyConsistent)
  }
}
print(a, b)
