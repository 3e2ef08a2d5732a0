// traps: yes
// A serial queue waits for itself.
import Dispatch

let queue = DispatchQueue(label: "serial")
queue.sync { queue.sync { print("never") } }
