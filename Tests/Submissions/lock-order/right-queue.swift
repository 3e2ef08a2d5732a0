import Foundation

/// An account of a bank; many threads use it at the same time.
final class Account: @unchecked Sendable {
  let number: Int
  private static let bank = DispatchQueue(label: "bank")
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    Self.bank.sync {
      guard balance >= amount else { return false }
      balance -= amount
      other.balance += amount
      return true
    }
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    Self.bank.sync { balance + other.balance }
  }
}
