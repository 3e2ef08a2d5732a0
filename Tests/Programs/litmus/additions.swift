// outcomes: 1 2 3|2 1 3
// assumes: nothing
// Two atomic additions: each gets a number of its own.
import Dispatch
import Synchronization

let x = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    a = x.add(1, ordering: .relaxed).newValue
  default:
    b = x.add(1, ordering: .relaxed).newValue
  }
}
print(a, b, x.load(ordering: .relaxed) + 1)
