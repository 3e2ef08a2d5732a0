// finds: nothing
// outcomes: (prints nothing)|report
// A group is left while it is entered once, before anybody waits and before a block is registered: what comes after that
// waits for the second leave.
import Dispatch

func run() {
  let queue = DispatchQueue(label: "queue"), log = DispatchQueue(label: "log")
  let both = DispatchGroup()
  nonisolated(unsafe) var done = 0
  for _ in 0..<2 { queue.async(group: both) { done += 1 } }
  both.notify(queue: log) {
    precondition(done == 2)
    print("report")
  }
  both.wait()
  log.sync {}
}
run()
