// expected: deadlock
// The locks are taken in the order of a dictionary, which each transfer makes anew and which has its own order.
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
    let both = [number: lock, other.number: other.lock]
    for one in both.values { one.lock() }
    defer { for one in both.values { one.unlock() } }
    return body()
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
