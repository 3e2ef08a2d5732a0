// finds: noProgress
// line: 9
// Who comes first never unlocks.
import Dispatch
import Synchronization

let isLocked = Atomic(false)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  while isLocked.exchange(true, ordering: .acquiring) {}
}
