// Tasks and queues together.
import Dispatch
import Synchronization

let log = Mutex<[String]>([])
let queue = DispatchQueue(label: "serial")
async let task: Void = log.withLock { $0.append("task") }
await withCheckedContinuation { continuation in
  queue.async {
    log.withLock { $0.append("queue") }
    continuation.resume()
  }
}
await task
print(log.withLock { $0.joined(separator: " ") })
