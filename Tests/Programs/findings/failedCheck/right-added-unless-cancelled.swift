// finds: nothing
// assumes: nothing
// Whether the child was added is what the adding answers.

let task = Task.detached {
  await withTaskGroup(of: Void.self) { group in
    let isAdded = group.addTaskUnlessCancelled {}
    if !isAdded { precondition(group.isCancelled) }
  }
}
task.cancel()
await task.value
