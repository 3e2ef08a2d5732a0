// finds: nothing
// outcomes: 7
// Each look at the items is an access of its own: none is in progress while the thread waits.
import Foundation

final class Items: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [Int] = []
  func append(_ item: Int) {
    condition.lock()
    items.append(item)
    condition.signal()
    condition.unlock()
  }
  func first() -> Int {
    condition.lock()
    defer { condition.unlock() }
    while items.isEmpty { condition.wait() }
    return items.removeFirst()
  }
}

let items = Items()
Thread { items.append(7) }.start()
print(items.first())
