// finds: deadlock
// line: 12
// A queue has an operation before it looks whether it may start it: who sees it there and suspends the queue keeps it
// from starting. In the right twin the queue goes on before anyone waits.
import Foundation

let ran = DispatchSemaphore(value: 0)
let queue = OperationQueue()
DispatchQueue.global().async { queue.addOperation { ran.signal() } }
if queue.operationCount == 1 {
  queue.isSuspended = true
  ran.wait()
  queue.isSuspended = false
}
