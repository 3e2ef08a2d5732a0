// outcomes: first second
// assumes: actorOrder
// The twin of priority-overtakes: with one priority for both, who is in the line goes first.
actor Log {
  var order: [String] = []
  func note(_ word: String) { order.append(word) }
  func begin() -> [Task<Void, Never>] {
    let first = Task(priority: .low) { self.note("first") }
    let second = Task.detached(priority: .low) { await self.note("second") }
    return [first, second]
  }
}

let log = Log()
for task in await log.begin() { await task.value }
print(await log.order.joined(separator: " "))
