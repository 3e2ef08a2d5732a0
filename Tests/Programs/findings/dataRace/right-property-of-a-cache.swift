// finds: nothing
// assumes: nothing
// Behind a lock they may, and while each sets another one.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  lock.withLock { cache.countLimit += number + 2 }
  if number == 0 { cache.name = "a" } else { cache.evictsObjectsWithDiscardedContent = true }
}
print(cache.countLimit, cache.name)
