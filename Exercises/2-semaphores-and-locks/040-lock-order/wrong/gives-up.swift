// diagnosis: wrongResult
// Does not wait for the second lock, so there is no circle; the transfer is simply not made.
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
    lock.lock()
    defer { lock.unlock() }
    guard other.lock.try() else { return false }
    defer { other.lock.unlock() }
    guard balance >= amount else { return false }
    balance -= amount
    other.balance += amount
    return true
  }

  func total(with other: Account) -> Int {
    let first = number < other.number ? self : other
    let second = number < other.number ? other : self
    return first.lock.withLock {
      second.lock.withLock { balance + other.balance }
    }
  }
}
