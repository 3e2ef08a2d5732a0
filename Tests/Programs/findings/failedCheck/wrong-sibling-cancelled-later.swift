// finds: failedCheck
// line: 19
// Children are cancelled one after the other: the handler of the first one runs before the second one is.
// In the right twin the handler belongs to the second child.
import Synchronization

let isTold = Mutex(false)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      await withTaskCancellationHandler {
        await Task.yield()
      } onCancel: {
        isTold.withLock { $0 = true }
      }
    }
    group.addTask {
      if isTold.withLock({ $0 }) {
        precondition(Task.isCancelled)
      }
    }
  }
}
task.cancel()
await task.value
