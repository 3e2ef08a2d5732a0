// finds: nothing
// assumes: nothing
// Whoever wakes looks again, for whatever reason it woke.
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

while !isReady { condition.wait() }
print(isReady)
condition.unlock()
