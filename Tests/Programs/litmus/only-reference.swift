// outcomes: false 1|true 0|true 1
// assumes: sequentialConsistency
// Whether an object has one reference left is a look without an order.
import Dispatch
import Synchronization

final class Object {}

let flag = Atomic(0)
nonisolated(unsafe) var first: Object? = Object()
nonisolated(unsafe) var second = first
nonisolated(unsafe) var isOnly = false
nonisolated(unsafe) var seen = 0

DispatchQueue.concurrentPerform(iterations: 2) { number in
  switch number {
  case 0:
    flag.store(1, ordering: .releasing)
    isOnly = isKnownUniquelyReferenced(&first)
  default:
    second = nil
    seen = flag.load(ordering: .acquiring)
  }
}
print(isOnly, seen)
