// Whether the cancellation comes in time is open.
import Foundation
import Synchronization

let ran = Mutex(0)
let queue = OperationQueue()
queue.addOperation { ran.withLock { $0 += 1 } }
queue.addOperation { ran.withLock { $0 += 1 } }
queue.cancelAllOperations()
queue.waitUntilAllOperationsAreFinished()
print(ran.withLock { $0 }, queue.operationCount)
