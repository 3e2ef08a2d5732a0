// outcomes: first a end|a first end
// seed: 3
// One thread adds an operation while another one gives it a dependency.
import Foundation

func run() {
  let begun = DispatchSemaphore(value: 0)
  let over = DispatchSemaphore(value: 0)
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  let first = BlockOperation { print("first", terminator: " ") }
  let a = BlockOperation { print("a", terminator: " ") }
  Thread.detachNewThread {
    begun.signal()
    a.addDependency(first)
    over.signal()
  }
  begun.wait()
  queue.addOperation(a)
  over.wait()
  queue.addOperation(first)
  queue.waitUntilAllOperationsAreFinished()
  print("end")
}
run()
