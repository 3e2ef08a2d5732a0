// finds: recursiveLock
// line: 8
// The closure that runs under the mutex takes it again.
import Synchronization

final class Cart: Sendable {
  private let prices = Mutex<[Int]>([])
  var total: Int { prices.withLock { $0.reduce(0, +) } }
  func add(_ price: Int) {
    prices.withLock {
      $0.append(price)
      print(total)
    }
  }
}

Cart().add(3)
