// finds: wrongPrecondition failedCheck crashed
// line: 12
// In top-level code a closure belongs to the main actor unless it says that it is Sendable.
import Dispatch

nonisolated(unsafe) var picture = "none"

let shown = DispatchSemaphore(value: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { picture = "cat" }
group.notify(queue: .global()) {
  print(picture)
  shown.signal()
}
shown.wait()
