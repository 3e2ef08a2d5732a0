// finds: stillWaiting deadlock
// line: 9
// One result is waited for more often than it comes.
import Dispatch

let loaded = DispatchSemaphore(value: 0)
DispatchQueue.global().async { loaded.signal() }
loaded.wait()
loaded.wait()
