// A queue that was suspended twice goes on after two resumes.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
@Sendable func say(_ text: String) { order.withLock { $0.append(text) } }
let queue = DispatchQueue(label: "serial")
queue.suspend()
queue.suspend()
queue.async { say("block") }
say("resume")
queue.resume()
say("resume")
queue.resume()
queue.sync {}
print(order.withLock { $0.joined(separator: " ") })
