// A cancelled group, and children that are added afterwards.
await withTaskGroup(of: Bool.self) { group in
  group.cancelAll()
  group.addTask { Task.isCancelled }
  print(group.isCancelled, group.addTaskUnlessCancelled { true })
  for await cancelled in group { print(cancelled) }
}
