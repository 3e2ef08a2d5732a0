// outcomes: false job main|false main job|true job main|true main job
// A job stands in the main actor's line. The main task goes on before it if what it awaits has ended, and
// after it if not.
import Synchronization

let isInLine = Atomic<Bool>(false)
@MainActor enum Log {
  static var order: [String] = []
}

let ended = Task.detached {}
let other = Task.detached {
  let job = Task { @MainActor in Log.order.append("job") }
  isInLine.store(true, ordering: .sequentiallyConsistent)
  await job.value
}
let seen = isInLine.load(ordering: .sequentiallyConsistent)
await ended.value
Log.order.append("main")
await other.value
print(seen, Log.order.joined(separator: " "))
