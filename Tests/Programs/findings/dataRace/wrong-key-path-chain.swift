// finds: dataRace
// line: 13
// On its way a key path reads a reference that another thread exchanges, and a struct before a getter.
import Dispatch

struct Amount {
  var whole = 0, part = 0
  var all: Int { whole + part }
}
final class Account: @unchecked Sendable { var balance = Amount() }
let (account, paths) = (Account(), [\Account.balance.all])
DispatchQueue.concurrentPerform(iterations: 2) { number in
  if number == 0 { account.balance = Amount(whole: 1) } else { print(account[keyPath: paths[0]]) }
}
