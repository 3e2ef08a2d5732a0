// finds: deadlock
// The same with a group of tasks in place of a second child.
import Dispatch

func block(on signal: DispatchSemaphore) { signal.wait() }

let started = DispatchSemaphore(value: 0)
let task = Task.detached {
  async let first: Void = withTaskCancellationHandler {
    await Task.yield()
  } onCancel: {
    block(on: started)
  }
  await withDiscardingTaskGroup { _ in started.signal() }
  await first
}
let cancelled = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  task.cancel()
  cancelled.signal()
}
cancelled.wait()
print("cancelled")
