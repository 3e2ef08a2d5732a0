// outcomes: medium low|low medium
// seed: 3
// assumes: actorOrder
// A task of high priority waits for one of low priority, which gets that priority: if it comes to the
// actor after that, it goes in front of a job that is there already.
actor Log {
  var order: [String] = []
  func note(_ word: String) { order.append(word) }
  func begin() -> [Task<Void, Never>] {
    let medium = Task(priority: .medium) { self.note("medium") }
    let low = Task.detached(priority: .low) { await self.note("low") }
    let high = Task.detached(priority: .high) { await low.value }
    return [medium, low, high]
  }
}

let log = Log()
for task in await log.begin() { await task.value }
print(await log.order.joined(separator: " "))
