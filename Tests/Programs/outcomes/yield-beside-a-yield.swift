// outcomes: 0 0|0 1|1 0
// assumes: actorOrder
// seed: 7
// Two tasks yield on an actor: that one has come back before need not be why the other one comes back. The one of low
// priority can begin after all that the other one does.
actor Counter {
  var count = 0
  func add() async -> Int {
    let before = count
    await Task.yield()
    count += 1
    return before
  }
}
let counter = Counter()
let task = Task.detached(priority: .low) { await counter.add() }
let own = await counter.add()
print(await task.value, own)
