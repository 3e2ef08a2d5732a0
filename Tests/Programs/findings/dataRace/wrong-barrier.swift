// finds: dataRace
// line: 10 11
// A writer on the concurrent queue forgot the barrier.
import Dispatch

nonisolated(unsafe) var price = 1

let queue = DispatchQueue(label: "prices", attributes: .concurrent)
let group = DispatchGroup()
queue.async(group: group) { price = 2 }
queue.async(group: group) { print(price) }
group.wait()
