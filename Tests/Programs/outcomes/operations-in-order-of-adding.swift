// outcomes: ["a", "b"]|["b", "a"]
// Two threads add an operation each to a suspended queue, which then tells in which order they came.
import Foundation

func fill() {
  let queue = OperationQueue()
  queue.isSuspended = true
  let all = DispatchGroup()
  for name in ["a", "b"] {
    DispatchQueue.global().async(group: all) {
      let operation = BlockOperation {}
      operation.name = name
      queue.addOperation(operation)
    }
  }
  all.wait()
  print(queue.operations.map { $0.name ?? "-" })
  queue.isSuspended = false
  queue.waitUntilAllOperationsAreFinished()
}
fill()
