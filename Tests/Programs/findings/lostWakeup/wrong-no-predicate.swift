// finds: lostWakeup
// line: 14
// The signal may come before anybody waits, and then it is lost.
import Foundation

let condition = NSCondition()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  condition.lock()
  condition.signal()
  condition.unlock()
}
condition.lock()
condition.wait()
condition.unlock()
group.wait()
