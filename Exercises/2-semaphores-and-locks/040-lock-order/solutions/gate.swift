// Only one thread at a time collects locks, so no thread holds one lock while another waits for its second.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  private static let collecting = NSLock()
  private let lock = NSLock()
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  private func withBoth<Result>(_ other: Account, _ body: () -> Result) -> Result {
    Self.collecting.withLock {
      lock.lock()
      other.lock.lock()
    }
    defer {
      other.lock.unlock()
      lock.unlock()
    }
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
