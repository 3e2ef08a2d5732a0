// finds: failedCheck
// "seen" is an outcome, too, and not listed: main fails before the other thread comes to its turn, and
// nothing of that execution tells that the turns could come the other way round.
import Dispatch
import Synchronization

let value = Mutex(0)
DispatchQueue.global().async { value.withLock { $0 = 1 } }
let seen = value.withLock { $0 }
if seen == 0 { fatalError("too early") }
print("seen")
