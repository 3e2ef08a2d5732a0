// expected: wrongResult
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
    guard lock.withLock({ balance >= amount }) else { return false }
    let (first, second) = number < other.number ? (self, other) : (other, self)
    first.lock.lock()
    second.lock.lock()
    defer {
      second.lock.unlock()
      first.lock.unlock()
    }
    balance -= amount
    other.balance += amount
    return true
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    let (first, second) = number < other.number ? (self, other) : (other, self)
    return first.lock.withLock {
      second.lock.withLock { balance + other.balance }
    }
  }
}
