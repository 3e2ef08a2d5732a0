// finds: deadlock
// A cancellation has the task's own lock while its handler runs, which wants the gate's; the lane that has the gate's
// resumes the task, which takes the task's own.
import Dispatch
import Synchronization

final class Gate: Sendable {
  private let waiter = Mutex<CheckedContinuation<Bool, Never>?>(nil)

  func wait(_ ready: DispatchSemaphore) async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.withLock { $0 = continuation }
        ready.signal()
        ready.signal()
      }
    } onCancel: {
      end(false)
    }
  }

  func end(_ isOpen: Bool) {
    waiter.withLock {
      $0?.resume(returning: isOpen)
      $0 = nil
    }
  }
}

let (gate, ready) = (Gate(), DispatchSemaphore(value: 0))
let task = Task.detached { await gate.wait(ready) }
DispatchQueue.global().async { @Sendable in
  ready.wait()
  gate.end(true)
}
DispatchQueue.global().async { @Sendable in
  ready.wait()
  task.cancel()
}
print(await task.value)
