// finds: nothing
// A recursive lock may be taken again by the thread that has it.
import Foundation

final class Cart {
  private let lock = NSRecursiveLock()
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
