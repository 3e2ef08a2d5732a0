import Foundation

/// An account of a bank; many threads use it at the same time.
final class Account: @unchecked Sendable {
  let number: Int
  private let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  /// Locks this account and another one, always in the same order.
  private func withBoth<T>(_ other: Account, _ body: () -> T) -> T {
    let (first, second) = number < other.number ? (self, other) : (other, self)
    return first.lock.withLock { second.lock.withLock(body) }
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    withBoth(other) {
      guard balance >= amount else { return false }
      balance -= amount
      other.balance += amount
      return true
    }
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    withBoth(other) { balance + other.balance }
  }
}
