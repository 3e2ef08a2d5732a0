// outcomes: 0 0|0 1|1 0
// assumes: sequentialConsistency
// Load buffering, relaxed: the model is sequentially consistent all the same.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    a = x.load(ordering: .relaxed)
    y.store(1, ordering: .relaxed)
  default:
    b = y.load(ordering: .relaxed)
    x.store(1, ordering: .relaxed)
  }
}
print(a, b)
