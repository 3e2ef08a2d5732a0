// outcomes: medium low
// assumes: actorOrder
// The twin of awaited-is-raised: whoever waits for the task has no higher priority, so that it stays
// behind the job that is there already.
actor Log {
  var order: [String] = []
  func note(_ word: String) { order.append(word) }
  func begin() -> [Task<Void, Never>] {
    let medium = Task(priority: .medium) { self.note("medium") }
    let low = Task.detached(priority: .low) { await self.note("low") }
    let other = Task.detached(priority: .low) { await low.value }
    return [medium, other]
  }
}

let log = Log()
for task in await log.begin() { await task.value }
print(await log.order.joined(separator: " "))
