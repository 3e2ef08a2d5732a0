// finds: dataRace
// line: 8
// The standard library follows a key path that is a value, and writes at its end.
import Dispatch

final class Account: @unchecked Sendable { var balance = 0 }
let (account, paths) = (Account(), [\Account.balance])
DispatchQueue.concurrentPerform(iterations: 2) { _ in account[keyPath: paths[0]] = 1 }
print(account.balance)
