// finds: nothing
// The result is read in the block that the group notifies.
import Dispatch

nonisolated(unsafe) var picture = "none"

let shown = DispatchSemaphore(value: 0)
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { picture = "cat" }
group.notify(queue: .global()) { @Sendable in
  print(picture)
  shown.signal()
}
shown.wait()
