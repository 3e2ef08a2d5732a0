// finds: dataRace
// line: 10
// A cache that is filled from two threads.
import Dispatch

final class Cache: @unchecked Sendable {
  private var pictures: [String: Int] = [:]
  func picture(_ name: String) -> Int {
    if let known = pictures[name] { return known }
    pictures[name] = name.count
    return name.count
  }
}

let cache = Cache()
DispatchQueue.concurrentPerform(iterations: 2) { index in
  _ = cache.picture("picture \(index)")
}
print(cache.picture("picture 0"))
