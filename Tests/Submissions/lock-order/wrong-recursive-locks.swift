// expected: deadlock
// The order is as before.
import Foundation

/// An account of a bank; many threads use it at the same time.
final class Account: @unchecked Sendable {
  let number: Int
  private let lock = NSRecursiveLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    lock.withLock {
      guard balance >= amount else { return false }
      return other.lock.withLock {
        balance -= amount
        other.balance += amount
        return true
      }
    }
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    lock.withLock {
      other.lock.withLock { balance + other.balance }
    }
  }
}
