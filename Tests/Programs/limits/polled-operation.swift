// outcomes: false
// assumes: fewLooks
// The main thread asks whether an operation has finished until it has, and counts how often.
import Foundation

let operation = BlockOperation {}
let queue = OperationQueue()
queue.addOperation(operation)
var rounds = 0
while !operation.isFinished { rounds += 1 }
print(rounds > 100)
