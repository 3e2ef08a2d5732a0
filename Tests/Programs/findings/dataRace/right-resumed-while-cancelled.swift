// finds: nothing
// A task is cancelled and resumed at the same time, when it is about to wait.
import Dispatch
import Synchronization

final class Answer: @unchecked Sendable { var value = 0 }

final class Handle: Sendable { let isCancelled = Mutex(false) }

let task = Task.detached {
  let answer = Answer()
  let handle = Handle()
  await withTaskCancellationHandler {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      DispatchQueue.global().async {
        answer.value = 42
        continuation.resume()
      }
      handle.isCancelled.withLock { _ in }
    }
  } onCancel: {
    handle.isCancelled.withLock { $0 = true }
  }
  print(answer.value)
}
task.cancel()
await task.value
