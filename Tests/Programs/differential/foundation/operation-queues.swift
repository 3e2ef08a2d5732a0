// Which queue an operation runs on.
import Foundation

let queue = OperationQueue()
queue.name = "mine"
print(OperationQueue.current === OperationQueue.main, queue.maxConcurrentOperationCount)
queue.addOperations(
  [
    BlockOperation {
      print(OperationQueue.current?.name ?? "none", OperationQueue.current === OperationQueue.main)
    }
  ], waitUntilFinished: true)
print(OperationQueue.main.maxConcurrentOperationCount, queue.underlyingQueue == nil)
let target = DispatchQueue(label: "target")
let other = OperationQueue()
other.underlyingQueue = target
other.addOperation { dispatchPrecondition(condition: .onQueue(target)) }
other.waitUntilAllOperationsAreFinished()
print(other.underlyingQueue?.label ?? "none")
