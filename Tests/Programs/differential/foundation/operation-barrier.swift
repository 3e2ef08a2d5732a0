// A barrier block comes after the operations before it and before those after it.
import Foundation
import Synchronization

let order = Mutex<[String]>([])
let queue = OperationQueue()
let release = DispatchSemaphore(value: 0)
queue.addOperation {
  release.wait()
  order.withLock { $0.append("before") }
}
queue.addBarrierBlock { order.withLock { $0.append("barrier") } }
queue.addOperation { order.withLock { $0.append("after") } }
release.signal()
queue.waitUntilAllOperationsAreFinished()
print(order.withLock { $0.joined(separator: " ") })
