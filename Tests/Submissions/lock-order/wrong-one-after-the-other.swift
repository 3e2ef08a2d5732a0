// expected: wrongResult
// An audit between the two finds the money nowhere.
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

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    // Never hold two locks at once.
    let paid = lock.withLock {
      guard balance >= amount else { return false }
      balance -= amount
      return true
    }
    guard paid else { return false }
    other.lock.withLock { other.balance += amount }
    return true
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    let mine = lock.withLock { balance }
    let theirs = other.lock.withLock { other.balance }
    return mine + theirs
  }
}
