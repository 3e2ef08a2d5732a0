// Blocks that a group notifies come after all of its own, on their queue in order.
import Dispatch
import Synchronization

let log = Mutex<[String]>([])
@Sendable func say(_ text: String) { log.withLock { $0.append(text) } }

func run() {
  let queue = DispatchQueue(label: "notified")
  let group = DispatchGroup()
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async(group: group) { say("a") }
  DispatchQueue.global().async(group: group) { say("b") }
  group.notify(queue: queue) { say("all") }
  group.notify(queue: queue, work: DispatchWorkItem { say("item") })
  group.notify(queue: queue) { done.signal() }
  done.wait()
  print(log.withLock { $0.joined(separator: " ") })
}

run()
