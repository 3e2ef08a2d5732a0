// finds: nothing
// outcomes: cd|dc
// "c" waits for two others. The completion block of one of them adds "d" before "c" has become ready, or after.
import Foundation

let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
let a = BlockOperation {}
let b = BlockOperation {}
let c = BlockOperation { print("c", terminator: "") }
let done = DispatchSemaphore(value: 0)
c.addDependency(a)
c.addDependency(b)
a.completionBlock = {
  queue.addOperation { print("d", terminator: "") }
  done.signal()
}
queue.addOperation(c)
OperationQueue().addOperations([a, b], waitUntilFinished: false)
done.wait()
queue.waitUntilAllOperationsAreFinished()
print()
