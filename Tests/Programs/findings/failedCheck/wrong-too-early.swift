// finds: failedCheck
// line: 11
// outcomes: seen
// main can fail before the other thread has its turn. What that one would have done shows only if it goes first.
import Dispatch
import Synchronization

let value = Mutex(0)
DispatchQueue.global().async { value.withLock { $0 = 1 } }
let seen = value.withLock { $0 }
if seen == 0 { fatalError("too early") }
print("seen")
