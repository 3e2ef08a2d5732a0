// outcomes: 0 0|0 1|1 1
// assumes: sequentialConsistency
// Message passing, acquiring and releasing: flag, then message.
import Dispatch
import Synchronization

let message = Atomic(0)
let flag = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    message.store(1, ordering: .releasing)
    flag.store(1, ordering: .releasing)
  default:
    a = flag.load(ordering: .acquiring)
    b = message.load(ordering: .acquiring)
  }
}
print(a, b)
