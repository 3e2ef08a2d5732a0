// finds: nothing
// assumes: nothing
// Behind a lock they may. Two threads may read one at once, and use what Foundation makes for several.
import Foundation

nonisolated(unsafe) let text = NSMutableString(capacity: 2)
nonisolated(unsafe) let names = NSMutableArray(array: ["a", "b"])
nonisolated(unsafe) let cache = NSCache<NSString, NSString>()
let numbers = NumberFormatter()
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 2) { number in
  lock.withLock { text.append("a") }
  cache.setObject("a", forKey: "b")
  numbers.minimumFractionDigits = 1
  _ = names.count + names.index(of: "b")
}
names.add("c")
print(text.length, names.count)
