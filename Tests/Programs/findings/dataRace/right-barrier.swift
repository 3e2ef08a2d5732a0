// finds: nothing
// The writer on the concurrent queue is a barrier.
import Dispatch

nonisolated(unsafe) var price = 1

let queue = DispatchQueue(label: "prices", attributes: .concurrent)
let group = DispatchGroup()
queue.async(group: group, flags: .barrier) { price = 2 }
queue.async(group: group) { print(price) }
group.wait()
