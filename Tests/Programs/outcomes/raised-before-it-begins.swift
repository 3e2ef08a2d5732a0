// outcomes: false false|false true|true false|true true
// A task that waits for its executor is raised: the handler that it has by the time the runtime comes to it is called.
import Synchronization

final class Seen: Sendable {
  let isRaised = Atomic<Bool>(false)
  let isTold = Atomic<Bool>(false)
}

func run() async {
  let seen = Seen()
  let task = Task.detached(priority: .low) {
    seen.isRaised.store(Task.currentPriority > .low, ordering: .sequentiallyConsistent)
    await withTaskPriorityEscalationHandler {
      await Task.yield()
    } onPriorityEscalated: { _, _ in
      seen.isTold.store(true, ordering: .sequentiallyConsistent)
    }
  }
  let other = Task.detached { await task.value }
  await other.value
  let isRaised = seen.isRaised.load(ordering: .sequentiallyConsistent)
  print(isRaised, seen.isTold.load(ordering: .sequentiallyConsistent))
}
await run()
