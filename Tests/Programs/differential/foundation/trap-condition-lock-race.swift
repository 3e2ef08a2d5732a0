// traps: sometimes
// A lock without a date traps only if it has to wait.
import Foundation

let lock = NSConditionLock()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  lock.lock()
  lock.unlock()
}
lock.lock()
lock.unlock()
group.wait()
print("nobody had to wait")
