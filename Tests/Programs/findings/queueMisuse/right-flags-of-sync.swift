// finds: nothing
// A work item may have any flags; without one, a barrier is the only flag that may be given.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(execute: DispatchWorkItem(flags: [.barrier, .enforceQoS]) { print("runs") })
queue.sync(flags: .barrier) { print("runs, too") }
queue.sync(flags: []) { print("and so does this") }
