// finds: dataRace
// line: 11
// What the race leads to destroys the memory of the process: the race is told all the same.
import Dispatch

nonisolated(unsafe) var count = 0

let group = DispatchGroup()
for _ in 0..<2 {
  DispatchQueue.global().async(group: group) {
    count += 1
  }
}
group.wait()
let words = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
for index in 0..<200_000 { words[index] = .max }
