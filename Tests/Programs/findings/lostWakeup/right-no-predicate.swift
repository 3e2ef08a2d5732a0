// finds: nothing
// Whoever waits looks first whether it already happened.
import Foundation

nonisolated(unsafe) var isDone = false

let condition = NSCondition()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  condition.lock()
  isDone = true
  condition.signal()
  condition.unlock()
}
condition.lock()
while !isDone { condition.wait() }
condition.unlock()
group.wait()
