// A date that is too far away does no harm where nobody has to wait.
import Foundation

let lock = NSLock()
let recursive = NSRecursiveLock()
let conditionLock = NSConditionLock(condition: 1)
print(lock.lock(before: .distantFuture), recursive.lock(before: .distantFuture))
print(recursive.lock(before: .distantFuture), conditionLock.lock(before: .distantFuture))
conditionLock.unlock(withCondition: 2)
conditionLock.lock(whenCondition: 2)
print(conditionLock.condition, lock.lock(before: .distantPast))
