// finds: failedCheck
// line: 13
// A task is marked before its children are. One that begins by then runs its handler at once, and the child that
// was there before is not cancelled yet. In the right twin no child begins by then.
import Synchronization

let isTold = Mutex(false)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      if isTold.withLock({ $0 }) {
        // Not while the cancellation is on its way.
        precondition(Task.isCancelled)
      }
    }
    group.addTask {
      await withTaskCancellationHandler {
      } onCancel: {
        isTold.withLock { $0 = true }
      }
    }
  }
}
task.cancel()
await task.value
