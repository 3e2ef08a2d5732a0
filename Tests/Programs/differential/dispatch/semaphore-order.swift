// Two tokens for three blocks.
import Dispatch
import Synchronization

let inside = Mutex((now: 0, most: 0))
let places = DispatchSemaphore(value: 2)
DispatchQueue.concurrentPerform(iterations: 3) { _ in
  places.wait()
  inside.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
  inside.withLock { $0.now -= 1 }
  places.signal()
}
print(inside.withLock { $0.most })
