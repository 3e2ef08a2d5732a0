// finds: nothing
// assumes: nothing
// Tasks wait for locks and queues only as long as others are at work.
import Foundation

let lock = NSLock()
let queue = DispatchQueue(label: "count")
nonisolated(unsafe) var count = 0
@Sendable func work() {
  lock.withLock { count += 1 }
  queue.sync { lock.withLock { count += 1 } }
}

await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 { group.addTask { work() } }
}
print(lock.withLock { count })
