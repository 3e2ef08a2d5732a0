// A running operation sees its cancellation.
import Foundation

final class Work: Operation, @unchecked Sendable {
  let started = DispatchSemaphore(value: 0)
  let release = DispatchSemaphore(value: 0)
  override func main() {
    started.signal()
    release.wait()
    print("inside", isCancelled, isExecuting)
  }
}

let work = Work()
let queue = OperationQueue()
queue.addOperation(work)
work.started.wait()
queue.cancelAllOperations()
work.release.signal()
work.waitUntilFinished()
print("after", work.isCancelled, work.isFinished)
