// A handler that runs at once, or beside the code that it cancels.
import Synchronization

let log = Mutex<[String]>([])
@Sendable func say(_ text: String) { log.withLock { $0.append(text) } }
let task = Task.detached {
  await withTaskCancellationHandler {
    say("work")
    await Task.yield()
    say("end")
  } onCancel: {
    say("cancelled")
  }
}
task.cancel()
await task.value
print(log.withLock { $0.joined(separator: ", ") })
