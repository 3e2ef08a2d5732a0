// outcomes: true
// assumes: noWakeWithoutSignal
// A condition's wait may end without a signal, which is why it belongs into a loop. Here it never
// does, so that nothing is said about the missing loop.
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
