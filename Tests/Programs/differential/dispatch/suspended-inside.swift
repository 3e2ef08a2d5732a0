// A block that suspends its queue lets itself end.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
@Sendable func say(_ text: String) { order.withLock { $0.append(text) } }
let queue = DispatchQueue(label: "serial")
let suspended = DispatchSemaphore(value: 0)
queue.async {
  queue.suspend()
  say("suspended")
  suspended.signal()
}
queue.async { say("block") }
suspended.wait()
say("resume")
queue.resume()
queue.sync {}
print(order.withLock { $0.joined(separator: " ") })
