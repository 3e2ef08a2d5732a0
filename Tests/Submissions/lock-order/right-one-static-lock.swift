import Foundation

/// An account of a bank; many threads use it at the same time.
final class Account: @unchecked Sendable {
  /// Held by whoever looks at a balance, of any account, or changes it.
  private static let lock = NSLock()

  let number: Int
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    Account.lock.lock()
    defer { Account.lock.unlock() }
    if balance >= amount {
      balance -= amount
      other.balance += amount
      return true
    } else {
      return false
    }
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    Account.lock.lock()
    defer { Account.lock.unlock() }
    return balance + other.balance
  }
}
