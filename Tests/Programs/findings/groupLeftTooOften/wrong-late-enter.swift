// finds: groupLeftTooOften
// line: 12
// The block enters the group itself, perhaps after it was left.
import Dispatch

let group = DispatchGroup()
let finished = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  group.enter()
  finished.signal()
}
group.leave()
finished.wait()
