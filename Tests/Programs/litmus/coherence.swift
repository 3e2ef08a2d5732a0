// outcomes: 0 0|0 1|0 2|1 1|1 2|2 2
// assumes: nothing
// Coherence: a reader sees the writes of one variable in their order.
import Dispatch
import Synchronization

let x = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x.store(1, ordering: .relaxed)
    x.store(2, ordering: .relaxed)
  default:
    a = x.load(ordering: .relaxed)
    b = x.load(ordering: .relaxed)
  }
}
print(a, b)
