// finds: failedCheck
// line: 18
// The runtime lets go of a task, and of its result, after those that wait for the task can go on: the result may
// outlive the last use of both.
import Synchronization

let alive = Atomic<Int>(0)
final class Connection: Sendable {
  init() { alive.add(1, ordering: .sequentiallyConsistent) }
  deinit { alive.subtract(1, ordering: .sequentiallyConsistent) }
}

func use() async {
  let connection = await Task.detached { Connection() }.value
  withExtendedLifetime(connection) {}
}
await use()
precondition(alive.load(ordering: .sequentiallyConsistent) == 0)
