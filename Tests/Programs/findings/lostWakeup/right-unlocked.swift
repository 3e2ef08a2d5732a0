// finds: nothing
// The flag is set under the lock; the signal may come after it.
import Foundation
import Synchronization

let isDone = Atomic(false)

let condition = NSCondition()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  condition.withLock { isDone.store(true, ordering: .sequentiallyConsistent) }
  condition.signal()
}
condition.lock()
while !isDone.load(ordering: .sequentiallyConsistent) {
  condition.wait()
}
condition.unlock()
group.wait()
