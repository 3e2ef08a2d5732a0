// sync comes after what was added before it.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let queue = DispatchQueue(label: "serial")
let group = DispatchGroup()
queue.async { order.withLock { $0.append("a") } }
DispatchQueue.global().async(group: group) {
  queue.sync { order.withLock { $0.append("b") } }
}
queue.sync { order.withLock { $0.append("c") } }
group.wait()
print(order.withLock { $0.joined() })
