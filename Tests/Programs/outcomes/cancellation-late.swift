// outcomes: op|cancelled op|op cancelled
// The handler runs before the operation, after it, or, when the task is cancelled too late, not at all.
import Synchronization

let log = Mutex<[String]>([])
let task = Task.detached {
  await withTaskCancellationHandler {
    log.withLock { $0.append("op") }
  } onCancel: {
    log.withLock { $0.append("cancelled") }
  }
}
task.cancel()
await task.value
print(log.withLock { $0.joined(separator: " ") })
