// finds: dataRace
// line: 8
// Threads may change the items of an NSCache without a lock. Its properties have none on Linux, as those
// of a class of the program's own.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
DispatchQueue.concurrentPerform(iterations: 2) { cache.countLimit = $0 + 2 }
print(cache.countLimit)
