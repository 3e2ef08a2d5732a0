// outcomes: false 0|false 1|true 1
// assumes: sequentialConsistency
// Store buffering with a reference that is stored once in place of a number.
import Dispatch
import Synchronization

final class Object {}

nonisolated(unsafe) let reference = AtomicLazyReference<Object>()
let flag = Atomic(0)
nonisolated(unsafe) var isEmpty = false
nonisolated(unsafe) var seen = 0

DispatchQueue.concurrentPerform(iterations: 2) { number in
  switch number {
  case 0:
    _ = reference.storeIfNil(Object())
    seen = flag.load(ordering: .acquiring)
  default:
    flag.store(1, ordering: .releasing)
    isEmpty = reference.load() == nil
  }
}
print(isEmpty, seen)
