// finds: dataRace
// line: 12
// A property of a cache that is set and looked at orders nothing, and races itself.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
let done = DispatchSemaphore(value: 0)
Thread.detachNewThread {
  cache.totalCostLimit = 2
  done.signal()
}
while cache.totalCostLimit != 2 { Thread.sleep(forTimeInterval: 0.001) }
done.wait()
