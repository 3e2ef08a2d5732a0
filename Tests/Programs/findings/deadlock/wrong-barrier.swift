// finds: deadlock
// line: 8
// A barrier inside a block of the same concurrent queue waits for the block to end.
import Dispatch

let queue = DispatchQueue(label: "cache", attributes: .concurrent)
queue.sync {
  queue.sync(flags: .barrier) { print("changed") }
}
