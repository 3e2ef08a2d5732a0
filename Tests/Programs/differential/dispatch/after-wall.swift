// Dates as deadlines: a work item that is cancelled meanwhile does not run.
import Dispatch

let queue = DispatchQueue(label: "queue")
let group = DispatchGroup()
let cancelled = DispatchWorkItem { @Sendable in print("never") }
queue.asyncAfter(wallDeadline: .now() + .seconds(10), execute: cancelled)
cancelled.cancel()
group.enter()
queue.asyncAfter(wallDeadline: .now() + 0.05, flags: .barrier) {
  print("later")
  group.leave()
}
queue.asyncAfter(wallDeadline: .now() - 5) { print("at once") }
print(group.wait(wallTimeout: .now() + 5) == .success, cancelled.isCancelled)
