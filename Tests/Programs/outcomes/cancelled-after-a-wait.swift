// outcomes: 1 1|11 11
// A task is cancelled before its operation, at any place in it, or after it: also after it has waited.
import Synchronization

let value = Atomic<Int>(0)
let task = Task.detached {
  await withTaskCancellationHandler {
    await Task.yield()
    value.store(1, ordering: .sequentiallyConsistent)
  } onCancel: {
    value.add(10, ordering: .sequentiallyConsistent)
  }
  return value.load(ordering: .sequentiallyConsistent)
}
task.cancel()
let seen = await task.value
print(seen, value.load(ordering: .sequentiallyConsistent))
