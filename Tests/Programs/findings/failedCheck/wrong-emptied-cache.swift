// finds: failedCheck
// line: 10
// A cache needs no lock, but what one thread puts into it another may take out.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { cache.removeAllObjects() }
cache.setObject(1, forKey: "a")
precondition(cache.object(forKey: "a") != nil)
group.wait()
