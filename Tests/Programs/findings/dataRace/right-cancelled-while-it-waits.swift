// finds: nothing
// A task that waits for another one is cancelled: only its canceller counts, and then what comes after its end.
nonisolated(unsafe) var count = 0
let other = Task.detached { await Task.yield() }
let task = Task.detached {
  await other.value
}
count += 1
task.cancel()
await task.value
count += 1
