// outcomes: 0 1|1 0|1 1
// assumes: sequentialConsistency
// Store buffering, relaxed: the model is sequentially consistent all the same.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x.store(1, ordering: .relaxed)
    a = y.load(ordering: .relaxed)
  default:
    y.store(1, ordering: .relaxed)
    b = x.load(ordering: .relaxed)
  }
}
print(a, b)
