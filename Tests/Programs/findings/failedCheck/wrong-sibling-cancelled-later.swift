// finds: failedCheck
// line: 20
// Children are cancelled one after the other: the handler of the first one runs before the second one is.
// In the right twin the handler belongs to the second child.
import Synchronization

let isTold = Mutex(false)
let ready = AsyncStream.makeStream(of: Void.self)
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
    ready.continuation.yield()
  }
}
for await _ in ready.stream { break }
task.cancel()
await task.value
