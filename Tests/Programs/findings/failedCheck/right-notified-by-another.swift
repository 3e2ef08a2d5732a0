// finds: nothing
// The group is empty, and nobody else registers a block: it stands in the queue when notify returns.
import Dispatch
import Synchronization

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let isReady = Mutex(false)
let all = DispatchGroup()
all.enter()
group.notify(queue: queue) { @Sendable in isReady.withLock { $0 = true } }
queue.async {
  precondition(isReady.withLock { $0 })
  all.leave()
}
all.wait()
