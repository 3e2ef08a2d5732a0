// finds: dataRace
// line: 8
// An account promises to be Sendable and does nothing to keep the promise.
import Dispatch

final class Account: @unchecked Sendable {
  private(set) var balance = 100
  func deposit(_ amount: Int) { balance += amount }
}

let account = Account()
let group = DispatchGroup()
for amount in [10, 20] {
  DispatchQueue.global().async(group: group) { account.deposit(amount) }
}
group.wait()
print(account.balance)
