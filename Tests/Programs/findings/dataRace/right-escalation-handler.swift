// finds: nothing
// outcomes: 1 2|2
// A handler comes after what its task did before the operation, and before what follows it.
nonisolated(unsafe) var value = 0

let task = Task.detached {
  value = 1
  await withTaskPriorityEscalationHandler {
    await Task.yield()
  } onPriorityEscalated: { _, _ in
    print(value, terminator: " ")
  }
  value += 1
  print(value)
}
let urgent = Task.detached(priority: .high) { await task.value }
await urgent.value
