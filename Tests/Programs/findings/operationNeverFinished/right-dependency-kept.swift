// finds: nothing
// outcomes: first
import Foundation

let queue = OperationQueue()
let first = BlockOperation { print("first") }
let second = BlockOperation { print("second") }
second.addDependency(first)
second.cancel()
first.start()
queue.addOperation(second)
queue.waitUntilAllOperationsAreFinished()
