// outcomes: notified barrier end|barrier notified end
// Whoever leaves the group last puts its block into the queue, before another thread's barrier or after it.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue", attributes: .concurrent)
  let group = DispatchGroup()
  let begun = DispatchSemaphore(value: 0)
  let isNotified = DispatchSemaphore(value: 0)
  DispatchQueue.global().async(group: group) { begun.signal() }
  begun.wait()
  group.notify(queue: queue) {
    print("notified", terminator: " ")
    isNotified.signal()
  }
  queue.async(flags: .barrier) { print("barrier", terminator: " ") }
  isNotified.wait()
  queue.sync(flags: .barrier) {}
  print("end")
}
run()
