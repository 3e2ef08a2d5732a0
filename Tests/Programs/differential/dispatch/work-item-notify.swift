// Blocks that are told about the end of an item.
import Dispatch
import Synchronization

let log = Mutex<[String]>([])
@Sendable func say(_ text: String) { log.withLock { $0.append(text) } }

func run() {
  let queue = DispatchQueue(label: "notified")
  let done = DispatchSemaphore(value: 0)
  let item = DispatchWorkItem { say("item") }
  item.notify(queue: queue) { say("first") }
  item.notify(queue: queue, execute: DispatchWorkItem { say("second") })
  item.notify(queue: queue) { done.signal() }
  DispatchQueue.global().async(execute: item)
  done.wait()
  print(log.withLock { $0.joined(separator: " ") })
}

run()
