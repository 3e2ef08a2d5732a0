// finds: nothing
// A block that a task or an operation runs on a serial queue is on the global queue that is below both as well; one that
// the main actor's function runs is not.
import Dispatch
import Foundation

let queue = DispatchQueue(label: "work")

func isOnGlobal() { dispatchPrecondition(condition: .onQueue(DispatchQueue.global())) }

@MainActor func fromMain() {
  queue.sync { dispatchPrecondition(condition: .notOnQueue(DispatchQueue.global())) }
}

func fromOperation() {
  let operations = OperationQueue()
  operations.addOperation { queue.sync { isOnGlobal() } }
  operations.waitUntilAllOperationsAreFinished()
}

await Task.detached { queue.sync { isOnGlobal() } }.value
fromMain()
fromOperation()
