// finds: nothing
// outcomes: 2
// The shelf is filled in a copy, which takes its place when the closure has done its work.
import Foundation

final class Shelf: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var stock = [3, 4]
  func refill(_ amount: () -> Int) {
    lock.withLock {
      var copy = stock
      fill(&copy, amount)
      stock = copy
    }
  }
  private func fill(_ stock: inout [Int], _ amount: () -> Int) {
    for index in stock.indices { stock[index] = amount() }
  }
  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return stock.count
  }
}

let shelf = Shelf()
DispatchQueue.concurrentPerform(iterations: 2) { _ in shelf.refill { shelf.count } }
print(shelf.count)
