// finds: nothing
// outcomes: end
// Iterations that take turns, and wait for what comes from elsewhere, need no thread for each.
import Dispatch
import Foundation

let isReady = DispatchSemaphore(value: 0)
let lock = NSLock()
nonisolated(unsafe) var count = 0
Thread {
  isReady.signal()
  isReady.signal()
}.start()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  isReady.wait()
  lock.lock()
  count += 1
  lock.unlock()
}
print("end")
