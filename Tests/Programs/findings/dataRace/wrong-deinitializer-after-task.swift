// finds: dataRace
// line: 6 11
// The end of an object comes after what was done by the tasks that had it, not by those that had not.
final class Counter: Sendable {
  nonisolated(unsafe) static var count = 0
  deinit { print(Counter.count) }
}

func count() {
  let counter = Counter()
  Task.detached { Counter.count += 1 }
  Task.detached { withExtendedLifetime(counter) {} }
}

count()
