// outcomes: l nil|l t
// assumes: machine
// The name of a thread is a step of its own; that of a lock is memory, which is written before others look at it.
import Dispatch
import Foundation

let lock = NSLock()
lock.name = "l"
nonisolated(unsafe) let thread = Thread {}
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { thread.name = "t" }
print(lock.name ?? "nil", thread.name ?? "nil")
group.wait()
