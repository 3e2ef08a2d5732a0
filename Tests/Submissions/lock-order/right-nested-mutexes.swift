import Synchronization

final class Account: Sendable {
  let number: Int
  private let balance: Mutex<Int>

  init(number: Int, balance: Int) {
    self.number = number
    self.balance = Mutex(balance)
  }

  func transfer(_ amount: Int, to other: Account) -> Bool {
    both(with: other) { mine, theirs in
      guard mine >= amount else { return false }
      mine -= amount
      theirs += amount
      return true
    }
  }

  func total(with other: Account) -> Int {
    both(with: other) { $0 + $1 }
  }

  private func both<Result: Sendable>(
    with other: Account, _ body: (inout Int, inout Int) -> Result
  ) -> Result {
    if number < other.number {
      return balance.withLock { mine in
        other.balance.withLock { theirs in body(&mine, &theirs) }
      }
    }
    return other.balance.withLock { theirs in
      balance.withLock { mine in body(&mine, &theirs) }
    }
  }
}
