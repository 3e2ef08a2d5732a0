// outcomes: low high|high low
// assumes: actorOrder
// A job of high priority goes in front of one that is in an actor's line already, unless that one has begun.
actor Log {
  var order: [String] = []
  func note(_ word: String) { order.append(word) }
  func begin() -> [Task<Void, Never>] {
    let low = Task(priority: .low) { self.note("low") }
    let high = Task.detached(priority: .high) { await self.note("high") }
    return [low, high]
  }
}

let log = Log()
for task in await log.begin() { await task.value }
print(await log.order.joined(separator: " "))
