// finds: nothing
// The same, with the count reset before the barrier opens.
import Dispatch
import Synchronization

let arrived = Atomic(0), round = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  for number in 1...2 {
    if arrived.add(1, ordering: .acquiringAndReleasing).newValue == 2 {
      arrived.store(0, ordering: .relaxed)
      round.store(number, ordering: .releasing)
    } else {
      while round.load(ordering: .acquiring) != number {}
    }
  }
}
print("done")
