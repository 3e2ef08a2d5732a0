// finds: nothing
// The block does not wait for the main thread.
import Dispatch

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  DispatchQueue.main.async { print("told") }
}

group.wait()
