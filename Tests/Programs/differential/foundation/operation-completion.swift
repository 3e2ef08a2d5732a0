// The completion block runs once, perhaps after the wait for the operation has ended.
import Foundation

let done = DispatchSemaphore(value: 0)
let queue = OperationQueue()
let operation = BlockOperation { print("block") }
operation.completionBlock = {
  print("completion", operation.isFinished, OperationQueue.current == nil)
  done.signal()
}
queue.addOperation(operation)
operation.waitUntilFinished()
done.wait()
print(done.wait(timeout: .now() + 0.1))
operation.completionBlock = nil
