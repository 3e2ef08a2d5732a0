// finds: nothing
// An operation that was added and has not started starts when the queue goes on.
import Foundation

let ran = DispatchSemaphore(value: 0)
let queue = OperationQueue()
DispatchQueue.global().async { queue.addOperation { ran.signal() } }
if queue.operationCount == 1 {
  queue.isSuspended = true
  queue.isSuspended = false
  ran.wait()
}
