// finds: dataRace
// line: 12
// A local variable is captured by two closures that run at the same time.
import Dispatch

func sum(_ left: [Int], _ right: [Int]) -> Int {
  nonisolated(unsafe) var total = 0
  let group = DispatchGroup()
  for part in [left, right] {
    DispatchQueue.global().async(group: group) {
      let sum = part.reduce(0, +)
      total += sum
    }
  }
  group.wait()
  return total
}

print(sum([1, 2], [3, 4]))
