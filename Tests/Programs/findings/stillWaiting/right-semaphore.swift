// finds: nothing
// One result is waited for once.
import Dispatch

let loaded = DispatchSemaphore(value: 0)
DispatchQueue.global().async { loaded.signal() }
loaded.wait()
