// outcomes: 0 0 0 0|0 0 0 1|0 0 1 0|0 0 1 1|0 1 0 0|0 1 0 1|0 1 1 0|0 1 1 1|1 0 0 0|1 0 0 1|1 0 1 1|1 1 0 0|1 1 0 1|1 1 1 0|1 1 1 1
// assumes: sequentialConsistency
// Independent reads of independent writes: two readers never disagree about the order.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0
nonisolated(unsafe) var c = 0
nonisolated(unsafe) var d = 0

DispatchQueue.concurrentPerform(iterations: 4) { thread in
  switch thread {
  case 0:
    x.store(1, ordering: .relaxed)
  case 1:
    y.store(1, ordering: .relaxed)
  case 2:
    a = x.load(ordering: .relaxed)
    b = y.load(ordering: .relaxed)
  default:
    c = y.load(ordering: .relaxed)
    d = x.load(ordering: .relaxed)
  }
}
print(a, b, c, d)
