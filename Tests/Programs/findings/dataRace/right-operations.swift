// finds: nothing
// The second operation depends on the first.
import Foundation

nonisolated(unsafe) var sum = 0

let queue = OperationQueue()
let first = BlockOperation { sum += 1 }
let second = BlockOperation { sum *= 2 }
second.addDependency(first)
queue.addOperations([first, second], waitUntilFinished: true)
print(sum)
