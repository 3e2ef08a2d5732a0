// finds: operationMisuse
// line: 9
// An operation can be in a queue once.
import Foundation

let queue = OperationQueue()
let operation = BlockOperation { print("one") }
queue.addOperation(operation)
queue.addOperation(operation)
queue.waitUntilAllOperationsAreFinished()
