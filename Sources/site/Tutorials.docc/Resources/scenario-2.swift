import Cache
import Dispatch
import Synchronization

let cache = Cache()
let computed = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 2) { _ in
  _ = cache.value(of: "answer") {
    computed.add(1, ordering: .relaxed)
    return 42
  }
}
print("computed \(computed.load(ordering: .relaxed)) times")
