// finds: dataRace
// line: 16
// A relaxed load tells that the task has written, and orders nothing; to cancel the task does not either.
import Synchronization

nonisolated(unsafe) var value = 0
let isWritten = Atomic(false)

let task = Task.detached {
  value = 1
  isWritten.store(true, ordering: .relaxed)
  await Task.yield()
}
if isWritten.load(ordering: .relaxed) {
  task.cancel()
  print(value)
}
await task.value
