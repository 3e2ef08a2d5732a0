// finds: nothing
// A task that continues on an executor of the program's own comes after what it did before, wherever that was.
import Dispatch

final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "tasks")
  func enqueue(_ job: UnownedJob) {
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

func one() async -> Int { 1 }

await withTaskExecutorPreference(QueueExecutor()) {
  async let number = one()
  print(await number)
}
