// finds: dataRace
// line: 9 10
// Two operations of one queue touch one sum; no dependency orders them.
import Foundation

nonisolated(unsafe) var sum = 0

let queue = OperationQueue()
queue.addOperation { sum += 1 }
queue.addOperation { sum += 2 }
queue.waitUntilAllOperationsAreFinished()
print(sum)
