// finds: operationNeverFinished
// line: 14
// Whether the dependency has finished when it is taken back decides.
import Foundation

let queue = OperationQueue()
let first = BlockOperation {}
let second = BlockOperation {}
second.addDependency(first)
second.cancel()
queue.addOperation(first)
second.removeDependency(first)
queue.addOperation(second)
queue.waitUntilAllOperationsAreFinished()
