// finds: nothing
// assumes: nothing
// The limit is set before others use the cache, and is looked at once they are done.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
cache.totalCostLimit = 2
DispatchQueue.concurrentPerform(iterations: 2) { cache.setObject(1, forKey: "a", cost: $0) }
print(cache.totalCostLimit)
