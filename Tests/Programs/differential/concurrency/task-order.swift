// Tasks of the main actor start in order; detached ones as they come.
import Synchronization

let order = Mutex<[String]>([])
@Sendable func say(_ text: String) { order.withLock { $0.append(text) } }
let first = Task { say("main 1") }
let second = Task { say("main 2") }
let detached = Task.detached { say("detached") }
say("before")
_ = await (first.value, second.value, detached.value)
print(order.withLock { $0.joined(separator: ", ") })
