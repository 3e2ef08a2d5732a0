// Operations of the main queue run when the run loop does.
import Foundation

OperationQueue.main.addOperation { print("operation", Thread.isMainThread) }
let queue = OperationQueue()
queue.addOperation { OperationQueue.main.addOperation { print("from another queue") } }
queue.waitUntilAllOperationsAreFinished()
print("before")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
