// finds: nothing
// A cache whose reads are shared and whose writes are barriers.
import Dispatch

final class Cache: @unchecked Sendable {
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)
  private var pictures: [String: Int] = [:]
  func picture(_ name: String) -> Int {
    if let known = queue.sync(execute: { pictures[name] }) { return known }
    queue.sync(flags: .barrier) { pictures[name] = name.count }
    return name.count
  }
}

let cache = Cache()
DispatchQueue.concurrentPerform(iterations: 2) { index in
  _ = cache.picture("picture \(index)")
}
print(cache.picture("picture 0"))
