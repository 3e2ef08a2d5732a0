// outcomes: 0 added end|1 added end|added 1 end
// The account cannot say 0 after something was added: what is asked while it is printed comes before what others print.
import Synchronization

final class Account: CustomStringConvertible, Sendable {
  private let balance = Mutex(0)
  var description: String {
    balance.withLock { "\($0)" }
  }

  func add() {
    balance.withLock { $0 += 1 }
    print("added", terminator: " ")
  }
}

let account = Account()
let task = Task.detached { account.add() }
print(account, terminator: " ")
await task.value
print("end")
