// finds: overlappingAccesses
// line: 11 19
// traps: yes
// While a method changes the stock in place, the closure that it calls looks at the stock. A lock that may
// be taken again keeps other threads away and not this one.
import Foundation

final class Shelf: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var stock = [3, 4]
  func refill(_ amount: () -> Int) { lock.withLock { fill(&stock, amount) } }
  private func fill(_ stock: inout [Int], _ amount: () -> Int) {
    for index in stock.indices { stock[index] = amount() }
  }
  // Computed, so that the line of the look is its own.
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return stock.count
  }
}

let shelf = Shelf()
DispatchQueue.concurrentPerform(iterations: 2) { _ in shelf.refill { shelf.count } }
print(shelf.count)
