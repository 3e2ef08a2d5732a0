// finds: nothing
// Without a barrier a concurrent queue may be entered twice.
import Dispatch

let queue = DispatchQueue(label: "cache", attributes: .concurrent)
queue.sync {
  queue.sync { print("read") }
}
