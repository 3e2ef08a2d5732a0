// finds: queueMisuse
// line: 8
// The target of a queue that already runs cannot be changed.
import Dispatch

let base = DispatchQueue(label: "base")
let queue = DispatchQueue(label: "work")
queue.setTarget(queue: base)
queue.sync { print("one") }
