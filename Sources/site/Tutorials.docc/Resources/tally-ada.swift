import Synchronization

final class Tally: Sendable {
  private let sum = Mutex(0)

  func add(_ amount: Int) {
    sum.withLock { $0 += amount }
  }

  var total: Int {
    sum.withLock { $0 }
  }
}
