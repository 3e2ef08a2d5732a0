// finds: nothing
// The closure says that it is Sendable, and runs on any thread.
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
