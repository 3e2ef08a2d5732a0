// finds: nothing
// assumes: nothing
// A handler that has run says that the task is cancelled.
import Synchronization

let hasRun = Mutex(false)
let task = Task.detached {
  await withTaskCancellationHandler {
  } onCancel: {
    hasRun.withLock { $0 = true }
  }
  if hasRun.withLock({ $0 }) { precondition(Task.isCancelled) }
}
task.cancel()
await task.value
