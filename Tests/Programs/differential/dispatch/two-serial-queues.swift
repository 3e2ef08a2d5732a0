// Each of two serial queues keeps its own order; between them there is none.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let group = DispatchGroup()
let first = DispatchQueue(label: "first")
let second = DispatchQueue(label: "second")
for number in 1...2 {
  first.async(group: group) { order.withLock { $0.append("a\(number)") } }
  second.async(group: group) { order.withLock { $0.append("b\(number)") } }
}
group.wait()
print(order.withLock { $0.joined(separator: " ") })
