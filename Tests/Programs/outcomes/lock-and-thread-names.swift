// outcomes: nil nil|nil t|l nil|l t
// assumes: machine
// The names of a lock and of a thread are steps of their own.
import Dispatch
import Foundation

let lock = NSLock()
nonisolated(unsafe) let thread = Thread {}
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { lock.name = "l" }
DispatchQueue.global().async(group: group) { thread.name = "t" }
print(lock.name ?? "nil", thread.name ?? "nil")
group.wait()
