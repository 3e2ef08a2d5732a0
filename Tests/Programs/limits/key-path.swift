// finds: nothing
// The standard library follows a key path: what it reads and writes there, a data race, is not seen.
import Dispatch

final class Account: @unchecked Sendable { var balance = 0 }
let account = Account()
let paths = [\Account.balance]
DispatchQueue.concurrentPerform(iterations: 2) { _ in account[keyPath: paths[0]] = 1 }
print(account.balance)
