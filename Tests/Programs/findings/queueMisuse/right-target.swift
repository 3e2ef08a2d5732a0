// finds: nothing
// The target of a queue is set before the queue is activated.
import Dispatch

let base = DispatchQueue(label: "base")
let queue = DispatchQueue(label: "work", attributes: .initiallyInactive)
queue.setTarget(queue: base)
queue.activate()
queue.sync { print("one") }
