// outcomes: 0 1 2|2 0 1
// assumes: nothing
// Two exchanges: the later gets what the earlier put.
import Dispatch
import Synchronization

let x = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    a = x.exchange(1, ordering: .sequentiallyConsistent)
  default:
    b = x.exchange(2, ordering: .sequentiallyConsistent)
  }
}
print(a, b, x.load(ordering: .sequentiallyConsistent))
