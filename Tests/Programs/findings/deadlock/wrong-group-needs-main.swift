// finds: deadlock
// line: 7 9
// The main thread waits for a group whose block waits for the main thread.
import Dispatch

let group = DispatchGroup()
DispatchQueue.global().async(group: group) { @Sendable in DispatchQueue.main.sync { print("told") } }

group.wait()
