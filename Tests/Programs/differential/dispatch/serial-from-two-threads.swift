// Two threads add to one serial queue: their blocks mix, but keep each thread's order.
import Dispatch
import Synchronization

let order = Mutex<[String]>([])
let queue = DispatchQueue(label: "serial")
DispatchQueue.concurrentPerform(iterations: 2) { thread in
  for number in 1...2 {
    queue.async { order.withLock { $0.append("\(thread).\(number)") } }
  }
}
queue.sync {}
print(order.withLock { $0.joined(separator: " ") })
