// finds: nothing
// A broadcast wakes everybody who waits.
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
door.broadcast()
door.unlock()
group.wait()
