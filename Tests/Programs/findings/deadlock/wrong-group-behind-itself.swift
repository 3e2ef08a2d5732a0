// finds: deadlock
// line: 12
// A block waits for a group whose other block stands behind it on the same serial queue; main waits for the block.
import Dispatch

let queue = DispatchQueue(label: "queue")
let group = DispatchGroup()
let isDone = DispatchSemaphore(value: 0)

queue.async {
  queue.async(group: group) { print("inner") }
  group.wait(); isDone.signal()
}
isDone.wait()
