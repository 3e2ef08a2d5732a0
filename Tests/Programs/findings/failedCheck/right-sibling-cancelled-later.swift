// finds: nothing
// assumes: nothing
// The first child is cancelled by the time the handler of the second one runs.
import Synchronization

let isTold = Mutex(false)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      if isTold.withLock({ $0 }) {
        precondition(Task.isCancelled)
      }
    }
    group.addTask {
      await withTaskCancellationHandler {
        await Task.yield()
      } onCancel: {
        isTold.withLock { $0 = true }
      }
    }
  }
}
task.cancel()
await task.value
