// finds: nothing
// outcomes: 0|7
// assumes: nothing
// An addition that releases hands what was written before it over to one that acquires.
import Dispatch
import Synchronization

nonisolated(unsafe) var answer = 0
let arrived = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { thread in
  if thread == 0 {
    answer = 7
    arrived.add(1, ordering: .releasing)
  } else {
    let isLate = arrived.add(1, ordering: .acquiring).oldValue == 1
    print(isLate ? answer : 0)
  }
}
