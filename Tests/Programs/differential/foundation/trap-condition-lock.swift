// traps: yes
// On Linux waiting for a condition without a date traps.
import Foundation

let lock = NSConditionLock(condition: 0)
DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
  lock.lock()
  lock.unlock(withCondition: 1)
}
lock.lock(whenCondition: 1)
print("never on Linux")
