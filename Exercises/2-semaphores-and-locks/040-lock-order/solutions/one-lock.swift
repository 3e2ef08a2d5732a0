// One lock for the whole bank: with a single lock there is no order to get wrong.
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
      other.balance += amount
      return true
    }
  }

  func total(with other: Account) -> Int {
    Self.lock.withLock { balance + other.balance }
  }
}
