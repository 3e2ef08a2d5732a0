// The stages of a pipeline as the conditions of a lock.
import Foundation

let lock = NSConditionLock(condition: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  if lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: 5)) {
    print("second")
    lock.unlock(withCondition: 2)
  }
}
print(lock.tryLock(whenCondition: 1), lock.condition)
lock.lock()
print("first")
lock.unlock(withCondition: 1)
group.wait()
print(lock.condition, lock.try())
lock.unlock()
print(lock.lock(whenCondition: 7, before: Date(timeIntervalSinceNow: 0.05)))
