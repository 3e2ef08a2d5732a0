// Who gets the mutex first is open.
import Dispatch
import Synchronization

let text = Mutex("")
DispatchQueue.concurrentPerform(iterations: 3) { index in text.withLock { $0 += "\(index)" } }
print(text.withLock { $0 })
