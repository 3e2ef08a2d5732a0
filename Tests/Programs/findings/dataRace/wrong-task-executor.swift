// finds: dataRace
// line: 14 18
// A child task on an executor of the program's own runs at the same time as its parent on the main actor.
import Dispatch

final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "tasks")
  func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

nonisolated(unsafe) var number = 0
func one() async { number += 1 }

await withTaskExecutorPreference(QueueExecutor()) {
  async let end: Void = one()
  number += 1
  await end
}
print(number)
