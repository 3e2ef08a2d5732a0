// diagnosis: deadlock
// Transfers take the locks by number; the audit takes them as it was called.
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
    let first = number > other.number ? self : other
    let second = number > other.number ? other : self
    return first.lock.withLock {
      second.lock.withLock {
        guard balance >= amount else { return false }
        balance -= amount
        other.balance += amount
        return true
      }
    }
  }

  func total(with other: Account) -> Int {
    lock.withLock {
      other.lock.withLock { balance + other.balance }
    }
  }
}
