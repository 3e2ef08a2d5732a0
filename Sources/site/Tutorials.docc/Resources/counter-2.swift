import Dispatch
import Foundation

nonisolated(unsafe) var counter = 0
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  let seen = lock.withLock { counter }
  lock.withLock { counter = seen + 1 }
}
print(counter)
