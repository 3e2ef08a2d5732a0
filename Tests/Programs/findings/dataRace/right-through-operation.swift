// finds: nothing
// outcomes: 2
import Foundation

nonisolated(unsafe) var count = 0
let queue = OperationQueue()
let first = BlockOperation { count += 1 }
let between = BlockOperation {}
let last = BlockOperation { count += 1 }
between.addDependency(first)
last.addDependency(between)
queue.addOperations([first, between, last], waitUntilFinished: true)
print(count)
