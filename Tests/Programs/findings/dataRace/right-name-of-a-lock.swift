// finds: nothing
// outcomes: lock of the counts
// A lock gets its name before others use it.
import Dispatch
import Foundation

let lock = NSLock()
lock.name = "lock of the counts"
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  lock.withLock { precondition(lock.name != nil) }
}
print(lock.name ?? "")
