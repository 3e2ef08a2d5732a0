// A queue that starts inactive keeps its blocks until it is activated.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let queue = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
queue.async { order.withLock { $0.append("block") } }
DispatchQueue.global().sync {}
order.withLock { $0.append("activate") }
queue.activate()
queue.activate()
queue.sync {}
print(order.withLock { $0.joined(separator: " ") })
