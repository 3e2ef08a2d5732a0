// finds: dataRace
// line: 12 14
// A plain variable says that the result is ready.
import Dispatch

nonisolated(unsafe) var result = 0
nonisolated(unsafe) var isReady = false

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  result = 42
  isReady = true
}
if isReady { print(result) } else { print("not yet") }
group.wait()
