// outcomes: 0 1|1 0|1 1
// assumes: sequentialConsistency
// An exchange that fails is a load with its own ordering.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

func look(at number: borrowing Atomic<Int>) -> Int {
  number.compareExchange(
    expected: 2, desired: 3, successOrdering: .sequentiallyConsistent, failureOrdering: .relaxed
  ).original
}

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x.store(1, ordering: .sequentiallyConsistent)
    a = look(at: y)
  default:
    y.store(1, ordering: .sequentiallyConsistent)
    b = look(at: x)
  }
}
print(a, b)
