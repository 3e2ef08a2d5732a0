// Readers before a barrier, the barrier, readers after it.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
@Sendable func say(_ text: String) { order.withLock { $0.append(text) } }
let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
let group = DispatchGroup()
queue.async(group: group) { say("read 1") }
queue.async(group: group) { say("read 2") }
queue.async(group: group, flags: .barrier) { say("write") }
queue.async(group: group) { say("read 3") }
group.wait()
print(order.withLock { $0.joined(separator: ", ") })
