// diagnosis: wrongResult
// Never holds two locks, so no thread gets stuck; but for a moment the money is nowhere.
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
    let isPaid = lock.withLock {
      guard balance >= amount else { return false }
      balance -= amount
      return true
    }
    if isPaid { other.lock.withLock { other.balance += amount } }
    return isPaid
  }

  func total(with other: Account) -> Int {
    let own = lock.withLock { balance }
    return own + other.lock.withLock { other.balance }
  }
}
