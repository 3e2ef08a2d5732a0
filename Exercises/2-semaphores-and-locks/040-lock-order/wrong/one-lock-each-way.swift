// diagnosis: recursiveLock
// One lock for the whole bank, but taken twice: once for each account.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  private static let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  func transfer(_ amount: Int, to other: Account) -> Bool {
    Self.lock.withLock {
      guard balance >= amount else { return false }
      balance -= amount
      other.receive(amount)
      return true
    }
  }

  private func receive(_ amount: Int) {
    Self.lock.withLock { balance += amount }
  }

  func total(with other: Account) -> Int {
    Self.lock.withLock { balance + other.balance }
  }
}
