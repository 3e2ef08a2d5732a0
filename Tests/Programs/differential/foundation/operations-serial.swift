// One operation at a time, the important ones first, and a dependency before everything.
import Foundation

nonisolated(unsafe) var order: [String] = []
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.isSuspended = true
let priorities: [Operation.QueuePriority] = [.low, .veryHigh, .normal, .veryLow, .high]
let names = ["low", "very high", "normal", "very low", "high"]
for (name, priority) in zip(names, priorities) {
  let operation = BlockOperation { order.append(name) }
  operation.queuePriority = priority
  queue.addOperation(operation)
}
print(queue.operationCount, queue.isSuspended, order.count)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(order.joined(separator: ", "))
