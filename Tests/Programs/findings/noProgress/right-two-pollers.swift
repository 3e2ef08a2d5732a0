// finds: nothing
// One of the two begins.
import Foundation

let lock = NSLock()
nonisolated(unsafe) var isFilled = false
nonisolated(unsafe) var isOpen = false
let group = DispatchGroup()

DispatchQueue.global().async(group: group) {
  while true {
    lock.lock()
    let goesOn = isFilled
    lock.unlock()
    if goesOn { break }
  }
  lock.withLock { isOpen = true }
}
lock.withLock { isFilled = true }
while !lock.withLock({ isOpen }) { sched_yield() }
group.wait()
