// finds: nothing
// The queue is suspended again when the setter has returned: what could start has been handed to a thread.
import Foundation

let done = DispatchSemaphore(value: 0)
let queue = OperationQueue()
queue.isSuspended = true
queue.addOperation { done.signal() }
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { queue.isSuspended = false }
group.wait()
queue.isSuspended = true
done.wait()
