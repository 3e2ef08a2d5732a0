// diagnosis: deadlock
// Orders the accounts by the low 32 bits of their numbers: those that share them are locked as they come.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  private let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  private func withBoth<Result>(_ other: Account, _ body: () -> Result) -> Result {
    let isFirst = UInt32(truncatingIfNeeded: number) <= UInt32(truncatingIfNeeded: other.number)
    let (first, second) = isFirst ? (self, other) : (other, self)
    return first.lock.withLock {
      second.lock.withLock { body() }
    }
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
}
