// One after the other out of a group, until it is empty.
await withTaskGroup(of: Int.self) { group in
  print(group.isEmpty)
  group.addTask { 5 }
  print(group.isEmpty, await group.next() ?? 0, group.isEmpty)
  print(await group.next() ?? 0)
  group.addTask { 6 }
  await group.waitForAll()
  print(group.isEmpty)
}
