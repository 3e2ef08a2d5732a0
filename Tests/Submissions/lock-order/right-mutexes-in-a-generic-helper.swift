import Synchronization

/// An account of a bank; many threads use it at the same time.
final class Account: Sendable {
  let number: Int
  private let balance: Mutex<Int>

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = Mutex(balance)
  }

  /// Sends money to another account.
  ///
  /// - Returns: Whether this account had so much.
  func transfer(_ amount: Int, to other: Account) -> Bool {
    withBalances(of: other) { mine, theirs in
      if mine < amount { return false }
      mine -= amount
      theirs += amount
      return true
    }
  }

  /// What is on this account and another one together.
  func total(with other: Account) -> Int {
    withBalances(of: other) { mine, theirs in mine + theirs }
  }

  /// Holds both accounts, always the higher number first.
  private func withBalances<T: Sendable>(
    of other: Account, _ body: (_ mine: inout Int, _ theirs: inout Int) -> T
  ) -> T {
    if number > other.number {
      balance.withLock { mine in
        other.balance.withLock { theirs in body(&mine, &theirs) }
      }
    } else {
      other.balance.withLock { theirs in
        balance.withLock { mine in body(&mine, &theirs) }
      }
    }
  }
}
