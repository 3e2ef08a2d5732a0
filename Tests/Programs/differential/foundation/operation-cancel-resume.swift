// Operations are cancelled one after another: when the first ends, the second may begin before it is
// cancelled, too, also where the queue is told to go on afterwards.
import Dispatch
import Foundation
import Synchronization

final class Flag: Sendable {
  let value = Atomic(false)
}

func cancelAll() {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  let ran = Flag()
  let begun = DispatchSemaphore(value: 0)
  let first = BlockOperation()
  first.addExecutionBlock { [weak first] in
    begun.signal()
    while first?.isCancelled == false { Thread.sleep(forTimeInterval: 0.001) }
  }
  queue.addOperation(first)
  queue.addOperation { ran.value.store(true, ordering: .relaxed) }
  begun.wait()
  queue.cancelAllOperations()
  queue.isSuspended = false
  queue.waitUntilAllOperationsAreFinished()
  print(ran.value.load(ordering: .relaxed) ? "the second ran" : "the second did not run")
}

cancelAll()
