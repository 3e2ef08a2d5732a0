// finds: nothing
// assumes: nothing
// Both children are there before the task is cancelled, and the first one is cancelled first.
import Synchronization

let isTold = Mutex(false)
let ready = AsyncStream.makeStream(of: Void.self)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      if isTold.withLock({ $0 }) {
        precondition(Task.isCancelled)
      }
    }
    group.addTask {
      await withTaskCancellationHandler {
      } onCancel: {
        isTold.withLock { $0 = true }
      }
    }
    ready.continuation.yield()
  }
}
for await _ in ready.stream { break }
task.cancel()
await task.value
