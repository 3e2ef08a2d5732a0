// Every iteration runs once, and all of them before concurrentPerform returns.
import Dispatch
import Synchronization

let seen = Mutex<Set<Int>>([])
DispatchQueue.concurrentPerform(iterations: 3) { index in seen.withLock { _ = $0.insert(index) } }
print(seen.withLock { $0.sorted() })
DispatchQueue.concurrentPerform(iterations: 0) { _ in print("never") }
DispatchQueue(label: "serial").sync {
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    seen.withLock { _ = $0.insert(10 + index) }
  }
}
print(seen.withLock { $0.sorted() })
