// finds: nothing
// Both transfers take the two locks in the order of the accounts' numbers.
import Foundation

final class Account: @unchecked Sendable {
  let number: Int
  let lock = NSLock()
  var balance = 100
  init(_ number: Int) { self.number = number }
}

@Sendable func transfer(from giver: Account, to taker: Account) {
  let (first, second) = giver.number < taker.number ? (giver, taker) : (taker, giver)
  first.lock.lock()
  second.lock.lock()
  giver.balance -= 10
  taker.balance += 10
  second.lock.unlock()
  first.lock.unlock()
}

let (left, right) = (Account(1), Account(2))
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { transfer(from: left, to: right) }
DispatchQueue.global().async(group: group) { transfer(from: right, to: left) }
group.wait()
