// finds: lostWakeup
// line: 17
// The flag is set outside the lock: between the look and the wait the signal is lost.
import Foundation
import Synchronization

let isDone = Atomic(false)

let condition = NSCondition()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  isDone.store(true, ordering: .sequentiallyConsistent)
  condition.signal()
}
condition.lock()
while !isDone.load(ordering: .sequentiallyConsistent) {
  condition.wait()
}
condition.unlock()
group.wait()
