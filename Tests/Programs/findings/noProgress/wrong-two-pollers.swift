// finds: noProgress
// line: 20
// Each waits in a loop for what the other one only does after its own loop.
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
while !lock.withLock({ isOpen }) { sched_yield() }
lock.withLock { isFilled = true }
group.wait()
