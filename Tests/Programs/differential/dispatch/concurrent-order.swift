// A concurrent queue promises no order.
import Dispatch
import Synchronization

let order = Mutex<[Int]>([])
let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
let group = DispatchGroup()
for number in 1...3 { queue.async(group: group) { order.withLock { $0.append(number) } } }
group.wait()
print(order.withLock { $0 })
