// finds: nothing
// outcomes: 1|not yet
// The store and the load order what comes before the one and after the other.
import Synchronization

nonisolated(unsafe) var value = 0
let isWritten = Atomic(false)

let task = Task.detached {
  value = 1
  isWritten.store(true, ordering: .releasing)
  await Task.yield()
}
if isWritten.load(ordering: .acquiring) {
  task.cancel()
  print(value)
} else {
  print("not yet")
}
await task.value
