// finds: spuriousWakeup
// line: 17
// A condition's wait may end without a signal; what is waited for is then not there yet.
import Foundation

let condition = NSCondition()
nonisolated(unsafe) var isReady = false

condition.lock()
Thread {
  condition.lock()
  isReady = true
  condition.signal()
  condition.unlock()
}.start()

if !isReady { condition.wait() }
print(isReady)
condition.unlock()
