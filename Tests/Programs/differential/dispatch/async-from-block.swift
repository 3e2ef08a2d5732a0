// A block adds blocks to its own queue and to another.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
@Sendable func say(_ text: String) { order.withLock { $0.append(text) } }
let (one, other) = (DispatchQueue(label: "one"), DispatchQueue(label: "other"))
let group = DispatchGroup()
one.async(group: group) {
  one.async(group: group) { say("later") }
  other.async(group: group) { say("other") }
  say("first")
}
group.wait()
print(order.withLock { $0.joined(separator: " ") })
