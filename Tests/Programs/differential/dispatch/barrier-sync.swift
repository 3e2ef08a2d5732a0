// A barrier that is waited for comes after all readers before it.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
for name in ["a", "b"] { queue.async { order.withLock { $0.append(name) } } }
queue.sync(flags: .barrier) { order.withLock { $0.append("write") } }
print(order.withLock { $0.joined(separator: " ") })
