// finds: nothing
// The twin of wrong-emptied-cache: the cache was emptied before.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { cache.removeAllObjects() }
group.wait()
cache.setObject(1, forKey: "a")
precondition(cache.object(forKey: "a") != nil)
