// finds: deadlock
// line: 11
// A queue looks whether it is suspended before each operation that it starts: the first one suspends it before the
// second one has started. In the right twin the second one does.
import Foundation

let queue = OperationQueue()
let ran = DispatchSemaphore(value: 0)
let operations = [BlockOperation { queue.isSuspended = true }, BlockOperation { ran.signal() }]
queue.addOperations(operations, waitUntilFinished: false)
ran.wait()
