// repository: nicklockwood/LRUCache
// commit: cb5b2bd0da83ad29c0bec762d39f41c8ad0eaf3e
// files: Sources
// module: LRUCache
// swift-version: 6
// A cache with room for one value, filled and read by two threads.
import Dispatch
import LRUCache

let cache = LRUCache<String, Int>(countLimit: 1)
DispatchQueue.concurrentPerform(iterations: 2) { number in
  cache.setValue(number, forKey: "key \(number)")
  _ = cache.value(forKey: "key 0")
}
print(cache.count)
