// diagnosis: noProgress
// Lets its own lock go if it does not get the other one, and tries again: two may do so in turns, without an end.
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

  /// Takes both locks, or none and tries again.
  private func lockBoth(_ other: Account) {
    while true {
      lock.lock()
      if other.lock.try() { return }
      lock.unlock()
      sched_yield()
    }
  }

  private func unlockBoth(_ other: Account) {
    other.lock.unlock()
    lock.unlock()
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    lockBoth(other)
    defer { unlockBoth(other) }
    guard balance >= amount else { return false }
    balance -= amount
    other.balance += amount
    return true
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    lockBoth(other)
    defer { unlockBoth(other) }
    return balance + other.balance
  }
}
