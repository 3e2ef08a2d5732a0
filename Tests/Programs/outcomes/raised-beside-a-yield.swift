// outcomes: begins ends|begins ends raised|begins raised ends|raised begins ends
// seed: 2
// A task yields while another one raises its priority: the handler runs before that, after that, or not at all.
import Synchronization

let seen = Mutex<[String]>([])
func note(_ what: String) { seen.withLock { $0.append(what) } }
let task = Task.detached(priority: .low) {
  await withTaskPriorityEscalationHandler {
    note("begins")
    await Task.yield()
    note("ends")
  } onPriorityEscalated: { _, _ in
    note("raised")
  }
}
task.escalatePriority(to: .high)
await task.value
print(seen.withLock { $0.joined(separator: " ") })
