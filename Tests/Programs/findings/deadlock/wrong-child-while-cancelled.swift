// finds: deadlock
// Who cancels a task keeps it from starting children until all handlers have returned. This handler waits for what the
// task does after it has started one.
import Dispatch

func block(on signal: DispatchSemaphore) { signal.wait() }

let started = DispatchSemaphore(value: 0)
let task = Task.detached {
  async let first: Void = withTaskCancellationHandler {
    await Task.yield()
  } onCancel: {
    block(on: started)
  }
  async let second: Void = {}()
  started.signal()
  _ = await (first, second)
}
let cancelled = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  task.cancel()
  cancelled.signal()
}
cancelled.wait()
print("cancelled")
