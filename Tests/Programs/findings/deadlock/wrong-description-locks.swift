// finds: deadlock
// line: 10 16
// `print` locks the standard output before it asks what its values are: the description waits for the lock of the
// account, and the task that has that waits until it may print.
import Synchronization

final class Account: CustomStringConvertible, Sendable {
  private let balance = Mutex(0)
  var description: String {
    balance.withLock { "\($0)" }
  }

  func add() {
    balance.withLock {
      $0 += 1
      print("added")
    }
  }
}

let account = Account()
let task = Task.detached { account.add() }
print(account)
await task.value
