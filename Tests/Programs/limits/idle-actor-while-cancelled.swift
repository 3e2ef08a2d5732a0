// finds: deadlock
// A handler waits for what the cancelled task does on an actor that is idle. On a real machine the task goes there at
// once; in the model it waits until all handlers have returned.
import Dispatch

func block(on signal: DispatchSemaphore) { signal.wait() }

let arrived = DispatchSemaphore(value: 0)
actor Desk {
  func arrive() { arrived.signal() }
}
let desk = Desk()
let task = Task.detached {
  async let first: Void = withTaskCancellationHandler {
    await Task.yield()
  } onCancel: {
    block(on: arrived)
  }
  await desk.arrive()
  await first
}
let cancelled = DispatchSemaphore(value: 0)
DispatchQueue.global().async {
  task.cancel()
  cancelled.signal()
}
cancelled.wait()
print("cancelled")
