// The order of the iterations is open.
import Dispatch
import Synchronization

let order = Mutex<[Int]>([])
DispatchQueue.concurrentPerform(iterations: 3) { index in order.withLock { $0.append(index) } }
print(order.withLock { $0 })
