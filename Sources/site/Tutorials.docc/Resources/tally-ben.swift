import Foundation

final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  func add(_ amount: Int) {
    let next = sum + amount
    lock.withLock { sum = next }
  }

  var total: Int {
    lock.withLock { sum }
  }
}
