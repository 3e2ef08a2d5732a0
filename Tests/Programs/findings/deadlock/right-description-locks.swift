// finds: nothing
// The account has its lock only while it counts, so that what it says of itself is always told soon.
import Synchronization

final class Account: CustomStringConvertible, Sendable {
  private let balance = Mutex(0)
  var description: String {
    balance.withLock { "\($0)" }
  }

  func add() {
    balance.withLock { $0 += 1 }
    print("added")
  }
}

let account = Account()
let task = Task.detached { account.add() }
print(account)
await task.value
