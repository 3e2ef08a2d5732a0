// outcomes: 1|2|3
// Which child of a group ends first is open.
let first = await withTaskGroup(of: Int.self) { group in
  for number in 1...3 { group.addTask { number } }
  return await group.next() ?? 0
}
print(first)
