// finds: nothing
// assumes: wholeCancellation
// outcomes: (prints nothing)|true
// A child hears from its sibling that it is cancelled, and looks whether it is, too: the runtime marks the sibling
// first, so that it need not be. Here both are marked in one step, because both have begun, and neither has a
// handler or children.
import Synchronization

let siblingIsCancelled = Mutex(false)
let begun = AsyncStream.makeStream(of: Void.self)
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    group.addTask {
      begun.continuation.yield()
      if Task.isCancelled { siblingIsCancelled.withLock { $0 = true } }
    }
    group.addTask {
      begun.continuation.yield()
      if siblingIsCancelled.withLock({ $0 }) { print(Task.isCancelled) }
    }
  }
}
var count = 0
for await _ in begun.stream {
  count += 1
  if count == 2 { break }
}
task.cancel()
await task.value
