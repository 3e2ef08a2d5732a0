// outcomes: false false|false true|true true
// A task that looks twice whether it was cancelled.
let task = Task.detached {
  let first = Task.isCancelled
  print(first, Task.isCancelled)
}
task.cancel()
await task.value
