// finds: nothing
// outcomes: ready
// assumes: machine
// Only a wait that ends without a signal leads to where the machine is asked: the proof that such waits do
// no harm holds for this machine.
import Foundation

let condition = NSCondition()
nonisolated(unsafe) var isReady = false
nonisolated(unsafe) var cores = 1
Thread {
  condition.lock()
  isReady = true
  condition.signal()
  condition.unlock()
}.start()
condition.lock()
while !isReady {
  condition.wait()
  if !isReady { cores = ProcessInfo.processInfo.processorCount }
}
condition.unlock()
print("ready")
