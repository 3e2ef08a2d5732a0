// outcomes: 1 1|1 2|2 1
// Two threads write two variables in opposite orders.
import Dispatch
import Synchronization

let x = Atomic(0)
let y = Atomic(0)

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    x.store(2, ordering: .sequentiallyConsistent)
    y.store(1, ordering: .sequentiallyConsistent)
  default:
    y.store(2, ordering: .sequentiallyConsistent)
    x.store(1, ordering: .sequentiallyConsistent)
  }
}
print(x.load(ordering: .sequentiallyConsistent), y.load(ordering: .sequentiallyConsistent))
