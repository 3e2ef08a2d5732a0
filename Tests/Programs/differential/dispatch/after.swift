// Blocks with different delays run in the order of their deadlines.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let group = DispatchGroup()
let queue = DispatchQueue(label: "serial")
for (name, delay) in [("late", 300), ("early", 100), ("at once", 0)] {
  group.enter()
  queue.asyncAfter(deadline: .now() + .milliseconds(delay)) {
    order.withLock { $0.append(name) }
    group.leave()
  }
}
group.enter()
queue.asyncAfter(wallDeadline: .now() + 0.2) {
  order.withLock { $0.append("wall") }
  group.leave()
}
queue.asyncAfter(deadline: .distantFuture) { order.withLock { $0.append("never") } }
group.wait()
print(order.withLock { $0.joined(separator: ", ") })
