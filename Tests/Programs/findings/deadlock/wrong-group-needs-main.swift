// finds: deadlock
// line: 8 11
// The main thread waits for a group whose block waits for the main thread.
import Dispatch

let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
  DispatchQueue.main.sync { print("told") }
}

group.wait()
