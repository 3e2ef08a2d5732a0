// Both locks are taken in the order of the objects, which is the same for all.
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
    let first = ObjectIdentifier(self) < ObjectIdentifier(other) ? self : other
    let second = first === self ? other : self
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
