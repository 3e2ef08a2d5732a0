// A cancelled operation is not performed but finishes, and whoever depends on it runs.
import Foundation

let queue = OperationQueue()
queue.isSuspended = true
let first = BlockOperation { print("never") }
let second = BlockOperation { print("second") }
second.addDependency(first)
queue.addOperations([first, second], waitUntilFinished: false)
first.cancel()
print(first.isCancelled, first.isFinished)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(first.isFinished, second.isFinished, second.isCancelled, queue.operationCount)
