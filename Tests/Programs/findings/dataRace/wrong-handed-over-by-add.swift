// finds: dataRace
// line: 11 15
// A relaxed addition hands nothing over.
import Dispatch
import Synchronization

nonisolated(unsafe) var answer = 0
let arrived = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { thread in
  if thread == 0 {
    answer = 7
    arrived.add(1, ordering: .relaxed)
  } else {
    let isLate = arrived.add(1, ordering: .acquiring).oldValue == 1
    print(isLate ? answer : 0)
  }
}
