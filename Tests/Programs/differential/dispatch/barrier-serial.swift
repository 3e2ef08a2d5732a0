// On a serial queue a barrier is a block like any other.
import Dispatch

nonisolated(unsafe) var order: [Int] = []
let queue = DispatchQueue(label: "serial")
queue.async { order.append(1) }
queue.async(flags: .barrier) { order.append(2) }
queue.async { order.append(3) }
print(queue.sync(flags: .barrier) { order })
