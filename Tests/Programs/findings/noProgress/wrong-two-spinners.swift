// finds: noProgress
// line: 15
// The last one that arrives opens the barrier, and resets the count afterwards: who comes to the next round before that
// is not counted, and both wait there.
import Dispatch
import Synchronization

let arrived = Atomic(0), round = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  for number in 1...2 {
    if arrived.add(1, ordering: .acquiringAndReleasing).newValue == 2 {
      round.store(number, ordering: .releasing)
      arrived.store(0, ordering: .relaxed)
    } else {
      while round.load(ordering: .acquiring) != number {}
    }
  }
}
print("done")
