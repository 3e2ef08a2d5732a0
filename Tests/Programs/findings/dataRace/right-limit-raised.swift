// finds: nothing
// Who raises a queue's limit lets an operation go: it sees what was done before.
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 0
queue.addOperation { count += 1 }
count = 5
queue.maxConcurrentOperationCount = 1
queue.waitUntilAllOperationsAreFinished()
print(count)
