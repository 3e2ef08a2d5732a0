// finds: nothing
// The gate's lock is free when a task is resumed.
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
    let continuation = waiter.withLock { waiter in
      defer { waiter = nil }
      return waiter
    }
    continuation?.resume(returning: isOpen)
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
