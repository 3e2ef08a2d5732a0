// finds: nothing
// assumes: wholeCancellation
// outcomes: (prints nothing)|true
// A child hears from its parent that it is cancelled, and looks whether it is, too: the runtime marks the parent
// first, so that it need not be. Here both are marked in one step.
import Synchronization

let parentIsCancelled = Mutex(false)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      if parentIsCancelled.withLock({ $0 }) { print(Task.isCancelled) }
    }
    if Task.isCancelled { parentIsCancelled.withLock { $0 = true } }
  }
}
task.cancel()
await task.value
