// outcomes: 0|1
// seed: 3
// assumes: nothing
// The queue counts an operation that has run, whenever another thread looks.
import Foundation

let queue = OperationQueue()
queue.progress.totalUnitCount = 1
queue.addOperation {}
print(queue.progress.completedUnitCount)
queue.waitUntilAllOperationsAreFinished()
