// finds: nothing
// outcomes: 1 1
// Two parts of one structure, each changed through a key path, with the structure behind a lock.
import Dispatch
import Synchronization
struct Pair { var first = 0, second = 0 }
let pair = Mutex(Pair())
nonisolated(unsafe) let parts = [\Pair.first, \Pair.second]
DispatchQueue.concurrentPerform(iterations: 2) { index in
  pair.withLock { $0[keyPath: parts[index]] += 1 }
}
pair.withLock { print($0.first, $0.second) }
