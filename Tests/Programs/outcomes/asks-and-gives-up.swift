// outcomes: finished|gave up
// assumes: fewLooks
// The main thread asks two hundred times whether an operation has finished, which it may not even have begun.
import Foundation

let operation = BlockOperation {}
let queue = OperationQueue()
queue.addOperation(operation)
var hasFinished = false
for _ in 1...200 where !hasFinished { hasFinished = operation.isFinished }
print(hasFinished ? "finished" : "gave up")
queue.waitUntilAllOperationsAreFinished()
