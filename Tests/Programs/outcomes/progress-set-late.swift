// outcomes: 0
// A queue that is told how many operations there will be while one runs does not count that one.
import Foundation

func run() {
  let begun = DispatchSemaphore(value: 0)
  let isSet = DispatchSemaphore(value: 0)
  let queue = OperationQueue()
  queue.addOperation {
    begun.signal()
    isSet.wait()
  }
  begun.wait()
  queue.progress.totalUnitCount = 1
  isSet.signal()
  queue.waitUntilAllOperationsAreFinished()
  print(queue.progress.completedUnitCount)
}
run()
