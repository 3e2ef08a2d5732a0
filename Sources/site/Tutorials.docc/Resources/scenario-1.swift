import Cache
import Dispatch

let cache = Cache()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  _ = cache.value(of: "answer") { 42 }
}
print(cache.value(of: "answer") { 0 })
