// finds: nothing
// assumes: noWakeWithoutSignal
// What a loop prints for each look depends on how often it is woken; that it waits on is right. There is no
// end of looks, so that not all of them are searched.
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

while !isReady {
  print("waits")
  condition.wait()
}
print("ready")
condition.unlock()
