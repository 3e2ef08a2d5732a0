// A diamond of dependencies over two queues.
import Foundation
import Synchronization

let order = Mutex<[String]>([])
func step(_ name: String, after others: [Operation] = []) -> Operation {
  let operation = BlockOperation { order.withLock { $0.append(name) } }
  operation.name = name
  for other in others { operation.addDependency(other) }
  return operation
}
let (one, two) = (OperationQueue(), OperationQueue())
let top = step("top")
let left = step("left", after: [top])
let right = step("right", after: [top])
let bottom = step("bottom", after: [left, right])
print(bottom.isReady, top.isReady, bottom.dependencies.count)
two.addOperations([bottom, right], waitUntilFinished: false)
one.addOperations([left, top], waitUntilFinished: false)
bottom.waitUntilFinished()
print(order.withLock { $0.joined(separator: " ") }, bottom.isFinished, bottom.dependencies.count)
