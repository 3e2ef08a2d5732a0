// outcomes: 1
// assumes: libraries
// A mirror is made before another thread changes the object, and asked meanwhile, a data race. What reflection reads
// is not seen; the verdict says so.
import Dispatch

final class Account: @unchecked Sendable { var balance = 1 }
let account = Account()
nonisolated(unsafe) let mirror = Mirror(reflecting: account)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { account.balance = 2 }
print(mirror.descendant("balance") as? Int ?? 0)
group.wait()
