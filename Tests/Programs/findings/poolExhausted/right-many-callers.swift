// finds: nothing
// Six tasks call one actor; none of them blocks its worker.

actor Counter {
  private(set) var value = 0
  func add() { value += 1 }
}

let counter = Counter()
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<6 { group.addTask { await counter.add() } }
}
print(await counter.value)
