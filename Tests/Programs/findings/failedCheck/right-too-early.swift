// finds: nothing
// outcomes: seen
import Dispatch
import Synchronization

let value = Mutex(0)
let isSet = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  value.withLock { $0 = 1 }
  isSet.signal()
}
isSet.wait()
let seen = value.withLock { $0 }
if seen == 0 { fatalError("too early") }
print("seen")
