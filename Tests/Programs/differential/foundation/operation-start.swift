// An operation that is started by hand runs on the calling thread.
import Foundation

let operation = BlockOperation { print("block", Thread.isMainThread) }
operation.addExecutionBlock { print("second block", Thread.isMainThread) }
print(operation.isReady, operation.isExecuting, operation.isFinished, operation.isAsynchronous)
operation.start()
print(operation.isReady, operation.isExecuting, operation.isFinished, operation.isCancelled)
