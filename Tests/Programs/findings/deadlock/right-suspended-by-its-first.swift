// finds: nothing
// When the second operation runs, and suspends the queue, the first one has started.
import Foundation

let queue = OperationQueue()
let ran = DispatchSemaphore(value: 0)
let operations = [BlockOperation { ran.signal() }, BlockOperation { queue.isSuspended = true }]
queue.addOperations(operations, waitUntilFinished: false)
ran.wait()
