// finds: unsupported
// line: 17
// An actor without an executor runs on the one of the task that calls it, which the model does not have.
import Dispatch

final class Line: TaskExecutor {
  let queue = DispatchQueue(label: "line")
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
let line = Line()
actor Desk {
  func work() { dispatchPrecondition(condition: .onQueue(line.queue)) }
}
await Task(executorPreference: line) { await Desk().work() }.value
