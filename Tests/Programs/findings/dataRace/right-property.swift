// finds: nothing
// An account that keeps its balance on a serial queue of its own.
import Dispatch

final class Account: @unchecked Sendable {
  private let queue = DispatchQueue(label: "account")
  private var amount = 100
  var balance: Int { queue.sync { amount } }
  func deposit(_ more: Int) { queue.sync { amount += more } }
}

let account = Account()
let group = DispatchGroup()
for amount in [10, 20] {
  DispatchQueue.global().async(group: group) { account.deposit(amount) }
}
group.wait()
print(account.balance)
