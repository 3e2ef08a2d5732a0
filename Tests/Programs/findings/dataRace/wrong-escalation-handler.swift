// finds: dataRace
// line: 11
// The handler may run while its operation does, on the thread that raises the priority.
nonisolated(unsafe) var value = 0

let task = Task.detached {
  await withTaskPriorityEscalationHandler {
    value = 1
    await Task.yield()
  } onPriorityEscalated: { _, _ in
    print(value)
  }
}
let urgent = Task.detached(priority: .high) { await task.value }
await urgent.value
