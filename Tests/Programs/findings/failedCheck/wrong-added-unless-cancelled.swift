// finds: failedCheck
// line: 10
// The cancellation can come between the look and the adding, which looks once more.
// The right twin uses the answer of the adding.

let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    if !group.isCancelled {
      let isAdded = group.addTaskUnlessCancelled {}
      precondition(isAdded)
    }
  }
}
task.cancel()
await task.value
