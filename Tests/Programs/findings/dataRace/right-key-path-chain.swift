// finds: nothing
// assumes: nothing
// The same with the values of two objects.
import Dispatch

struct Amount {
  var whole = 0, part = 0
  var all: Int { whole + part }
}
final class Account: @unchecked Sendable { var balance = Amount() }
let (accounts, paths) = ([Account(), Account()], [\Account.balance.all])
DispatchQueue.concurrentPerform(iterations: 2) { number in
  accounts[number].balance = Amount(whole: 1)
  print(accounts[number][keyPath: paths[0]])
}
