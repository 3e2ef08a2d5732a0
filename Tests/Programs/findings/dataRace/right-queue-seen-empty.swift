// finds: nothing
// Operations leave the queue under its lock: who sees that it is empty sees what they have done.
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
queue.addOperation { count += 1 }
if queue.operationCount == 0 { print(count) }
