// finds: deadlock
// Each thread asks for the order of the objects in another way, and they do not mean the same.
import Dispatch
import Foundation

final class Account: @unchecked Sendable {
  let isFirst: Bool
  let lock = NSLock()
  var balance = 100

  init(isFirst: Bool) { self.isFirst = isFirst }

  /// One of the two accounts is asked for the opposite.
  func isAfter(_ other: Account) -> Bool {
    isFirst
      ? ObjectIdentifier(self) < ObjectIdentifier(other)
      : ObjectIdentifier(self) > ObjectIdentifier(other)
  }

  func transfer(to other: Account) {
    let goesFirst = isAfter(other)
    let (first, second) = goesFirst ? (self, other) : (other, self)
    first.lock.withLock {
      second.lock.withLock {
        balance -= 1
        other.balance += 1
      }
    }
  }
}

let accounts = [Account(isFirst: true), Account(isFirst: false)]
DispatchQueue.concurrentPerform(iterations: 2) { index in
  accounts[index].transfer(to: accounts[1 - index])
}
print(accounts[0].balance, accounts[1].balance)
