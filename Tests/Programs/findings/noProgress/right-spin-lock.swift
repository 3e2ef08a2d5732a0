// finds: nothing
// A spin lock tries until the other thread has unlocked; so does one that compares first.
import Dispatch
import Synchronization

let isLocked = Atomic(false)
nonisolated(unsafe) var count = 0
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  while isLocked.exchange(true, ordering: .acquiring) {}
  count += 1
  isLocked.store(false, ordering: .releasing)
}
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  while !isLocked.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged {}
  count += 1
  isLocked.store(false, ordering: .releasing)
}
print(count)
