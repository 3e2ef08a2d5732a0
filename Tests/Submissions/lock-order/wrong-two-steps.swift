// expected: wrongResult
// The check and the withdrawal are one step, the deposit is another: an audit in between finds the
// money nowhere.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  private let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  private func withdraw(_ amount: Int) -> Bool {
    lock.withLock {
      if balance < amount { return false }
      balance -= amount
      return true
    }
  }

  private func deposit(_ amount: Int) {
    lock.withLock { balance += amount }
  }

  func transfer(_ amount: Int, to other: Account) -> Bool {
    guard withdraw(amount) else { return false }
    other.deposit(amount)
    return true
  }

  func total(with other: Account) -> Int {
    let (low, high) = number < other.number ? (self, other) : (other, self)
    return low.lock.withLock {
      high.lock.withLock { low.balance + high.balance }
    }
  }
}
