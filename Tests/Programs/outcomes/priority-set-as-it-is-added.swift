// outcomes: first second end|second first end
// seed: 5
// Whether an operation is in a queue when it gets another priority, and so goes behind its equals, is part of the step.
import Foundation

func run() {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  queue.isSuspended = true
  let first = BlockOperation { print("first", terminator: " ") }
  let second = BlockOperation { print("second", terminator: " ") }
  first.queuePriority = .high
  second.queuePriority = .low
  let raised = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    second.queuePriority = .high
    raised.signal()
  }
  queue.addOperation(second)
  queue.addOperation(first)
  raised.wait()
  queue.isSuspended = false
  queue.waitUntilAllOperationsAreFinished()
  print("end")
}
run()
