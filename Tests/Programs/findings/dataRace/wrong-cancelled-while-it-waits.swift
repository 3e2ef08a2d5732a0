// finds: dataRace
// line: 10 8
// A task that waits for another one is cancelled: what its canceller did before need not come first.
nonisolated(unsafe) var count = 0
let other = Task.detached { await Task.yield() }
let task = Task.detached {
  await other.value
  count += 1
}
count += 1
task.cancel()
await task.value
