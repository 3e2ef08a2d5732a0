// finds: nothing
// assumes: wholeCancellation
// The first child is cancelled by the time the handler of the second one runs. Nothing is cancelled before both
// are there: a child that begins while its parent is being cancelled runs its handler at once.
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
        await Task.yield()
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
