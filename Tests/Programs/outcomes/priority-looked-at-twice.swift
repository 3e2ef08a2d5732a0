// outcomes: false false|false true|true true
// A task's priority is raised before, between and after two looks at it.
let task = Task.detached(priority: .low) {
  let first = Task.currentPriority >= .high
  let second = withUnsafeCurrentTask { $0.map { $0.priority >= .high } ?? false }
  return "\(first) \(second)"
}
task.escalatePriority(to: .high)
print(await task.value)
