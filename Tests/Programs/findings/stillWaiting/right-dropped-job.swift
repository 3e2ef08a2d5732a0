// finds: nothing
// An executor runs its jobs on a queue.
import Dispatch

final class Careful: SerialExecutor {
  private let queue = DispatchQueue(label: "jobs")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

let executor = Careful()

actor Desk {
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  func call() {}
}

let desk = Desk()
print("begin")
await desk.call()
print("end")
