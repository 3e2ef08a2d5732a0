// diagnosis: deadlock
// The lock is taken before the sum changes, and never given back.
import Foundation

final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  func add(_ amount: Int) {
    lock.lock()
    sum += amount
  }

  var total: Int {
    lock.withLock { sum }
  }
}
