// repository: typelift/Concurrent
// commit: 6095c2ce07b8f065abc10710b214808fec0db2b2
// files: Sources/Concurrent
// module: Concurrent
// swift-version: 5
// A semaphore with one token, held by two threads in turn.
import Concurrent
import Dispatch

let semaphore = QSem(initial: 1)
nonisolated(unsafe) var count = 0
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  semaphore.wait()
  count += 1
  semaphore.signal()
}
print(count)
