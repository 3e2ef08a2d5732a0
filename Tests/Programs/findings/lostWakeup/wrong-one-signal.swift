// finds: lostWakeup
// line: 13
// Two wait, and one signal wakes only one of them.
import Foundation

nonisolated(unsafe) var isOpen = false

let door = NSCondition()
let group = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: group) {
    door.lock()
    while !isOpen { door.wait() }
    door.unlock()
  }
}
door.lock()
isOpen = true
door.signal()
door.unlock()
group.wait()
