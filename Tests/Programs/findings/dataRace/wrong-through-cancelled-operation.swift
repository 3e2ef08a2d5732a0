// finds: dataRace
// line: 8 10
// The operation between the two was cancelled, and waits for nothing: neither does the one behind it.
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
let first = BlockOperation { count += 1 }
let between = BlockOperation {}
let last = BlockOperation { count += 1 }
between.addDependency(first)
last.addDependency(between)
between.cancel()
queue.addOperations([first, between, last], waitUntilFinished: true)
print(count)
