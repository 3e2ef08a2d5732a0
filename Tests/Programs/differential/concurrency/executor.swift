// An actor on a serial queue, as its executor.
import Dispatch

final class QueueExecutor: SerialExecutor {
  let queue = DispatchQueue(label: "executor")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

actor Store {
  private let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func check() -> String {
    dispatchPrecondition(condition: .onQueue(executor.queue))
    return "on its queue"
  }
}

print(await Store().check())
