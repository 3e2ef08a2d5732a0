// The priority of a task and of its children.
func priority() -> TaskPriority { Task.currentPriority }

let low = Task.detached(priority: .low) { () -> (TaskPriority, TaskPriority) in
  async let child = priority()
  return (priority(), await child)
}
print(await Task.detached(priority: .high) { priority() == .high }.value)
print(await Task.detached(priority: .background) { Task.basePriority == .background }.value)
let (own, inherited) = await low.value
print(own >= .low, inherited >= .low)
