// outcomes: false false|false true|true false
// A child that is added unless its group is cancelled: the adding looks, after the task has looked.
let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    let isCancelled = group.isCancelled
    let isAdded = group.addTaskUnlessCancelled {}
    print(isCancelled, isAdded)
  }
}
task.cancel()
await task.value
