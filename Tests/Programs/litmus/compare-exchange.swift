// outcomes: 1 0 1|0 1 2
// assumes: nothing
// Two compare-exchanges from the same value: one wins.
import Dispatch
import Synchronization

let x = Atomic(0)
nonisolated(unsafe) var a = 0
nonisolated(unsafe) var b = 0

DispatchQueue.concurrentPerform(iterations: 2) { thread in
  switch thread {
  case 0:
    a = x.compareExchange(expected: 0, desired: 1, ordering: .relaxed).exchanged ? 1 : 0
  default:
    b = x.compareExchange(expected: 0, desired: 2, ordering: .relaxed).exchanged ? 1 : 0
  }
}
print(a, b, x.load(ordering: .relaxed))
