// outcomes: 0 0|0 1|1 1
// assumes: nothing
// Message passing, in one order for all: flag, then message.
import Dispatch
import Synchronization

let message = Atomic(0)
let flag = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    message.store(1, ordering: .sequentiallyConsistent)
    flag.store(1, ordering: .sequentiallyConsistent)
  default:
    a = flag.load(ordering: .sequentiallyConsistent)
    b = message.load(ordering: .sequentiallyConsistent)
  }
}
print(a, b)
