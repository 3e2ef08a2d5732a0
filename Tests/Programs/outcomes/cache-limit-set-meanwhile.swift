// outcomes: end
// assumes: libraries
// To add an item Foundation reads the limit that another thread sets.
import Foundation

nonisolated(unsafe) let cache = NSCache<NSString, NSNumber>()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { cache.countLimit = 5 } else { cache.setObject(1, forKey: "a") }
}
print("end")
