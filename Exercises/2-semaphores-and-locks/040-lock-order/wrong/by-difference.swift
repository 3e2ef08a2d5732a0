// diagnosis: deadlock
// The difference of two numbers may wrap around: three accounts then come before each other in a ring.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  private let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  func transfer(_ amount: Int, to other: Account) -> Bool {
    withBoth(other) {
      guard balance >= amount else { return false }
      balance -= amount
      other.balance += amount
      return true
    }
  }

  func total(with other: Account) -> Int {
    withBoth(other) { balance + other.balance }
  }

  private func withBoth<Result>(_ other: Account, _ body: () -> Result) -> Result {
    let (first, second) = number &- other.number < 0 ? (self, other) : (other, self)
    return first.lock.withLock { second.lock.withLock(body) }
  }
}
