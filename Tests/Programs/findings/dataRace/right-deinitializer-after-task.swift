// finds: nothing
// The end of an actor comes after whatever was done by the tasks that had it: also where the closure of a task goes
// with another lane.
actor Counter {
  var count = 0
  func increment() { count += 1 }
  deinit { print(count) }
}

func count() {
  let counter = Counter()
  Task { await counter.increment() }
}

count()
