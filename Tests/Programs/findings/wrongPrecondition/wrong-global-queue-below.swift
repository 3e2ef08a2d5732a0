// finds: wrongPrecondition
// line: 7
// The task is on a global queue, and so is the block that it runs on a serial one.
import Dispatch

let queue = DispatchQueue(label: "work")
func check() { dispatchPrecondition(condition: .notOnQueue(.global())) }

await Task.detached { queue.sync { check() } }.value
