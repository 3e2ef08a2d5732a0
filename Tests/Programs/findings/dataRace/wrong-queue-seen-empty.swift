// finds: dataRace
// line: 8
// Of two operations one has left the queue; the other may still be at work.
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
queue.addOperation { count += 1 }
queue.addOperation {}
if queue.operationCount < 2 { print(count) }
