// diagnosis: dataRace
// Each account's method holds that account's lock, and writes the other balance without its lock.
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
    lock.withLock {
      guard balance >= amount else { return false }
      balance -= amount
      other.balance += amount
      return true
    }
  }

  func total(with other: Account) -> Int {
    lock.withLock { balance + other.balance }
  }
}
