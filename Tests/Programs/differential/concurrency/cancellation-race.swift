// Whether a detached task was cancelled when it looks is open.
let task = Task.detached { Task.isCancelled }
task.cancel()
print(await task.value)
