// finds: overlappingAccesses
// line: 13
// The body gets the items inout and waits, and meanwhile another thread changes them. The lock orders the two, but
// optimized code looks at the items only once, and waits forever.
import Foundation

final class Items: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [Int] = []
  func with<R>(_ body: (inout [Int], NSCondition) -> R) -> R {
    condition.lock()
    defer { condition.unlock() }
    return body(&items, condition)
  }
}

let items = Items()
Thread {
  items.with { items, condition in
    items.append(7)
    condition.signal()
  }
}.start()
let first = items.with { items, condition in
  while items.isEmpty { condition.wait() }
  return items.removeFirst()
}
print(first)
