// finds: failedCheck
// line: 15
// The runtime marks a task as cancelled before it comes to the handler: the task sees the mark, and has left the
// handler's scope by then. In the right twin nobody expects the handler to have run.
import Synchronization

let hasRun = Mutex(false)
let task = Task.detached {
  var isCancelled = false
  await withTaskCancellationHandler {
    isCancelled = Task.isCancelled
  } onCancel: {
    hasRun.withLock { $0 = true }
  }
  if isCancelled { precondition(hasRun.withLock { $0 }) }
}
task.cancel()
await task.value
