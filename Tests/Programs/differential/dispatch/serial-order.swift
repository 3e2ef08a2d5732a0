// A serial queue runs its blocks in the order in which they were added.
import Dispatch

nonisolated(unsafe) var order: [Int] = []
let queue = DispatchQueue(label: "serial")
for number in 1...3 { queue.async { order.append(number) } }
print(queue.sync { order })
