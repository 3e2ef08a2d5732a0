// finds: dataRace
// line: 9 10
// A barrier on a global queue is no barrier.
import Dispatch

nonisolated(unsafe) var price = 1

let group = DispatchGroup()
DispatchQueue.global().async(group: group, flags: .barrier) { price = 2 }
DispatchQueue.global().async(group: group) { print(price) }
group.wait()
