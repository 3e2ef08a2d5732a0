// finds: failedCheck
// line: 16
// The group is empty, but another thread is about to register a block: it starts both, after notify has returned here.
// In the right twin nobody else registers a block.
import Dispatch
import Synchronization

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
let isReady = Mutex(false)
let all = DispatchGroup()
DispatchQueue.global().async(group: all) { group.notify(queue: queue) {} }
all.enter()
group.notify(queue: queue) { @Sendable in isReady.withLock { $0 = true } }
queue.async {
  precondition(isReady.withLock { $0 })
  all.leave()
}
all.wait()
