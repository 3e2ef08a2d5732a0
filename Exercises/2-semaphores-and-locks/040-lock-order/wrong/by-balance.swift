// diagnosis: dataRace
// An order that changes is no order; and looking at the balances needs the locks already.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  private let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  private func withBoth<Result>(_ other: Account, _ body: () -> Result) -> Result {
    let isFirst = balance < other.balance
    let first = isFirst ? self : other
    let second = isFirst ? other : self
    return first.lock.withLock {
      second.lock.withLock { body() }
    }
  }

  func transfer(_ amount: Int, to other: Account) -> Bool {
    withBoth(other) {
      guard balance >= amount else { return false }
      balance -= amount
      other.balance += amount
      return true
    }
  }

  func total(with other: Account) -> Int {
    withBoth(other) { balance + other.balance }
  }
}
