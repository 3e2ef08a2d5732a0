// Two threads add; a third looks.
import Dispatch
import Synchronization

let number = Atomic(0)
let seen = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 3) { index in
  if index == 2 {
    seen.store(number.load(ordering: .relaxed), ordering: .relaxed)
  } else {
    number.add(index + 1, ordering: .relaxed)
  }
}
print(number.load(ordering: .relaxed), seen.load(ordering: .relaxed))
