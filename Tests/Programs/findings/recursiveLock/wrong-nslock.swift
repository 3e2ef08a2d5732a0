// finds: recursiveLock
// line: 9
// A method that locks calls another that locks.
import Foundation

final class Cart {
  private let lock = NSLock()
  private var prices: [Int] = []
  var total: Int { lock.withLock { prices.reduce(0, +) } }
  func add(_ price: Int) {
    lock.withLock {
      prices.append(price)
      print(total)
    }
  }
}

Cart().add(3)
