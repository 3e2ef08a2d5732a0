// outcomes: nil 0|nil 8|x 0|x 8
// assumes: nothing
// One thread reads what another one sets: the name and the priority of an operation.
import Dispatch
import Foundation

let operation = BlockOperation {}
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  operation.name = "x"
}
DispatchQueue.global().async(group: group) {
  operation.queuePriority = .veryHigh
}
print(operation.name ?? "nil", operation.queuePriority.rawValue)
group.wait()
