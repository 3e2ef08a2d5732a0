// outcomes: false true|true true
// assumes: nothing
// One thread reads what another one sets: the name of a queue. What was set before is there.
import Dispatch
import Foundation

let queue = OperationQueue()
queue.qualityOfService = .utility
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { queue.name = "x" }
print(queue.name == "x", queue.qualityOfService == .utility)
group.wait()
