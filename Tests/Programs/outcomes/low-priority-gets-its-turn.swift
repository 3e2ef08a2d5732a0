// outcomes: 0|1|2
// assumes: actorOrder
// seed: 4
// A task of low priority gets its turn on an actor that is idle before a job of higher priority comes, or only after
// two of them: where it has to wait, a job that the first of the two sends does not hide that it could have gone first.
actor Counter {
  var count = 0
  func add() { count += 1 }
  func send() { Task { count += 1 } }
  func get() -> Int { count }
}
let counter = Counter()
let task = Task.detached(priority: .low) { await counter.get() }
await counter.add()
await counter.send()
print(await task.value)
