// finds: nothing
// Each closure has a variable of its own; they are added when both have ended.
import Dispatch

func sum(_ left: [Int], _ right: [Int]) -> Int {
  nonisolated(unsafe) var first = 0
  nonisolated(unsafe) var second = 0
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) { first = left.reduce(0, +) }
  DispatchQueue.global().async(group: group) { second = right.reduce(0, +) }
  group.wait()
  return first + second
}

print(sum([1, 2], [3, 4]))
