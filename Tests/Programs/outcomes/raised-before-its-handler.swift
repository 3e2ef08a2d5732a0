// outcomes: false false|false true|true false|true true
// A task's priority is raised while it runs: before it looks or after that, and before the handler runs or when its
// scope has been left.
import Synchronization

let hasRun = Mutex(false)
let task = Task.detached(priority: .low) {
  var isHigh = false
  await withTaskPriorityEscalationHandler {
    isHigh = Task.currentPriority >= .high
  } onPriorityEscalated: { _, _ in
    hasRun.withLock { $0 = true }
  }
  return "\(isHigh) \(hasRun.withLock { $0 })"
}
task.escalatePriority(to: .high)
print(await task.value)
