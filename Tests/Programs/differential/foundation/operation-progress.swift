// A queue's progress counts its operations.
import Foundation

let queue = OperationQueue()
queue.progress.totalUnitCount = 3
for _ in 1...3 { queue.addOperation {} }
queue.waitUntilAllOperationsAreFinished()
print(queue.progress.completedUnitCount, queue.progress.totalUnitCount)
