// finds: deadlock
// line: 13
// Two transfers in opposite directions take the two locks in opposite orders.
import Foundation

final class Account: @unchecked Sendable {
  let lock = NSLock()
  var balance = 100
}

@Sendable func transfer(from giver: Account, to taker: Account) {
  giver.lock.lock()
  taker.lock.lock()
  giver.balance -= 10
  taker.balance += 10
  taker.lock.unlock()
  giver.lock.unlock()
}

let (left, right) = (Account(), Account())
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { transfer(from: left, to: right) }
DispatchQueue.global().async(group: group) { transfer(from: right, to: left) }
group.wait()
