// Two queues with one serial target run one block at a time.
import Dispatch
import Synchronization

let inside = Mutex((now: 0, most: 0))
let order = Mutex("")
let base = DispatchQueue(label: "base")
let first = DispatchQueue(label: "first", target: base)
let second = DispatchQueue(label: "second", attributes: .concurrent, target: base)
let group = DispatchGroup()
for (name, queue) in [("a", first), ("b", second), ("c", second)] {
  queue.async(group: group) {
    inside.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    order.withLock { $0 += name }
    inside.withLock { $0.now -= 1 }
  }
}
group.wait()
print(inside.withLock { $0.most }, order.withLock { $0 })
