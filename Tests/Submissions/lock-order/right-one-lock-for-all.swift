import Synchronization

/// An account of a bank; many threads use it at the same time.
final class Account: @unchecked Sendable {
  /// One lock for the whole bank: nobody ever holds one and waits for another.
  private static let bank = Mutex(())

  let number: Int
  private var balance: Int

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    Self.bank.withLock { _ in
      if balance < amount { return false }
      balance -= amount
      other.balance += amount
      return true
    }
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    Self.bank.withLock { _ in balance + other.balance }
  }
}
