// finds: dataRace
// line: 9
// The operation may go as soon as the limit is raised.
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 0
queue.addOperation { count += 1 }
queue.maxConcurrentOperationCount = 1
count = 5
queue.waitUntilAllOperationsAreFinished()
print(count)
