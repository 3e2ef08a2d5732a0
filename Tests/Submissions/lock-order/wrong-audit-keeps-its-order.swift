// expected: deadlock
// Transfers keep the order, audits do not: an audit and a transfer can wait for each other.
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
    let pair = [self, other].sorted { $0.number < $1.number }
    pair.forEach { $0.lock.lock() }
    defer { pair.reversed().forEach { $0.lock.unlock() } }
    guard balance >= amount else { return false }
    balance -= amount
    other.balance += amount
    return true
  }

  func total(with other: Account) -> Int {
    lock.withLock {
      other.lock.withLock { balance + other.balance }
    }
  }
}
