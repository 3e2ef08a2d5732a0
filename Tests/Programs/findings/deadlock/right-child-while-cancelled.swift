// finds: nothing
// The handler waits for nothing; the canceller waits for the signal when all handlers have returned.
import Dispatch

func block(on signal: DispatchSemaphore) { signal.wait() }

let started = DispatchSemaphore(value: 0)
let task = Task.detached {
  async let first: Void = withTaskCancellationHandler {
    await Task.yield()
  } onCancel: {
  }
  async let second: Void = {}()
  started.signal()
  _ = await (first, second)
}
let cancelled = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  task.cancel()
  block(on: started)
  cancelled.signal()
}
cancelled.wait()
print("cancelled")
