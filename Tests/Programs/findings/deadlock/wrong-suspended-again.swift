// finds: deadlock
// line: 14
// A queue says that it is not suspended before it starts what waits in it: who sees that and suspends it again keeps
// the operation from starting.
import Foundation

let done = DispatchSemaphore(value: 0)
let queue = OperationQueue()
queue.isSuspended = true
queue.addOperation { done.signal() }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { queue.isSuspended = false }
if !queue.isSuspended { queue.isSuspended = true }
done.wait()
