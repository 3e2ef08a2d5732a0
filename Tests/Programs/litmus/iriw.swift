// outcomes: 0 0 0 0|0 0 0 1|0 0 1 0|0 0 1 1|0 1 0 0|0 1 0 1|0 1 1 0|0 1 1 1|1 0 0 0|1 0 0 1|1 0 1 1|1 1 0 0|1 1 0 1|1 1 1 0|1 1 1 1
// assumes: nothing
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
    x.store(1, ordering: .sequentiallyConsistent)
  case 1:
    y.store(1, ordering: .sequentiallyConsistent)
  case 2:
    a = x.load(ordering: .sequentiallyConsistent)
    b = y.load(ordering: .sequentiallyConsistent)
  default:
    c = y.load(ordering: .sequentiallyConsistent)
    d = x.load(ordering: .sequentiallyConsistent)
  }
}
print(a, b, c, d)
