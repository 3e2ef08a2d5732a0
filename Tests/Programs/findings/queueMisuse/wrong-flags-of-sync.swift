// finds: queueMisuse
// line: 8
// says: other flags than .barrier
// Dispatch on Linux makes a work item of the block, finds that this keeps the block, and stops the program.
import Dispatch

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.sync(flags: [.barrier, .enforceQoS]) { print("never") }
print("never")
