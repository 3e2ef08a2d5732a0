// finds: nothing
// outcomes: 100 100
// assumes: objectOrder
// Both locks are taken in the order of the objects, which is the same for both threads.
import Dispatch
import Foundation

final class Account: @unchecked Sendable {
  let isFirst: Bool
  let lock = NSLock()
  var balance = 100

  init(isFirst: Bool) { self.isFirst = isFirst }

  func transfer(to other: Account) {
    let goesFirst = ObjectIdentifier(self) < ObjectIdentifier(other)
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
