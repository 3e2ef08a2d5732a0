// Operations without dependencies, at most two at a time.
import Foundation
import Synchronization

let state = Mutex((now: 0, most: 0, order: ""))
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 2
for name in ["a", "b"] {
  queue.addOperation {
    state.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.order + name) }
    state.withLock { $0.now -= 1 }
  }
}
queue.waitUntilAllOperationsAreFinished()
print(state.withLock { ($0.most, $0.order) })
