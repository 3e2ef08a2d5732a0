// outcomes: 1|134|314|341
// The task goes on while the handler of its cancellation is in the middle of its work.
import Synchronization

final class Steps: Sendable {
  private let number = Mutex(0)

  func add(_ step: Int) {
    number.withLock { $0 = $0 * 10 + step }
  }

  var all: Int { number.withLock { $0 } }
}

func scenario() async -> Int {
  let steps = Steps()
  let task = Task {
    await withTaskCancellationHandler {
      steps.add(1)
      await Task.yield()
    } onCancel: {
      steps.add(3)
      steps.add(4)
    }
  }
  task.cancel()
  await task.value
  return steps.all
}

let task = Task.detached { print(await scenario()) }
await task.value
