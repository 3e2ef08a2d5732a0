// finds: nothing
// The closure that runs under the mutex uses what it was given.
import Synchronization

final class Cart: Sendable {
  private let prices = Mutex<[Int]>([])
  func add(_ price: Int) {
    prices.withLock {
      $0.append(price)
      print($0.reduce(0, +))
    }
  }
}

Cart().add(3)
