// finds: operationNeverFinished
// line: 15
// Foundation on Linux counts a dependency twice that a cancelled operation takes back once it has finished: the count of
// those that are missing is -1, and the operation is never ready.
import Foundation

let queue = OperationQueue()
let first = BlockOperation { print("first") }
let second = BlockOperation { print("second") }
second.addDependency(first)
second.cancel()
first.start()
second.removeDependency(first)
queue.addOperation(second)
queue.waitUntilAllOperationsAreFinished()
