// outcomes: work after|begin end work after|begin work end after|work begin end after
// Whoever cancels a task holds its lock while the handler runs: the task does not go on before its end.
import Synchronization

let log = Mutex<[String]>([])
let task = Task.detached {
  await withTaskCancellationHandler {
    log.withLock { $0.append("work") }
  } onCancel: {
    log.withLock { $0.append("begin") }
    log.withLock { $0.append("end") }
  }
  log.withLock { $0.append("after") }
}
task.cancel()
await task.value
print(log.withLock { $0.joined(separator: " ") })
