// finds: dataRace
// line: 11
// Two downloads end at the same time and count themselves in a global variable.
import Dispatch

nonisolated(unsafe) var finished = 0

let downloads = DispatchGroup()
for _ in 1...2 {
  DispatchQueue.global().async(group: downloads) {
    finished += 1
  }
}
downloads.wait()
print(finished)
