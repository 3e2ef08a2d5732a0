// outcomes: (prints nothing)|false|true
// The child that sleeps is cancelled first, and wakes: the other one may not be cancelled by then.
import Synchronization

let isAwake = Mutex(false)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      do { try await Task.sleep(for: .seconds(10)) } catch { isAwake.withLock { $0 = true } }
    }
    group.addTask {
      if isAwake.withLock({ $0 }) { print(Task.isCancelled) }
    }
  }
}
task.cancel()
await task.value
