// A global queue takes no notice of a barrier.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let group = DispatchGroup()
let queue = DispatchQueue.global()
queue.async(group: group) { order.withLock { $0.append("a") } }
queue.async(group: group, flags: .barrier) { order.withLock { $0.append("barrier") } }
queue.async(group: group) { order.withLock { $0.append("b") } }
group.wait()
print(order.withLock { $0.joined(separator: " ") })
