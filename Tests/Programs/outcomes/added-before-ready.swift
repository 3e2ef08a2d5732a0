// outcomes: a b end|b a end
// An operation whose dependency ends is added before it is ready, or after that.
import Foundation

func run() {
  let begun = DispatchSemaphore(value: 0)
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  let other = OperationQueue()
  let first = BlockOperation { begun.signal() }
  let a = BlockOperation { print("a", terminator: " ") }
  let b = BlockOperation { print("b", terminator: " ") }
  a.addDependency(first)
  other.addOperation(first)
  begun.wait()
  queue.addOperation(a)
  queue.addOperation(b)
  queue.waitUntilAllOperationsAreFinished()
  print("end")
}
run()
