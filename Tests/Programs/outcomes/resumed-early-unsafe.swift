// outcomes: false job main|false main job|true job main|true main job
// An unsafe continuation is resumed before its task comes to wait, or after that: the task stays on the main
// actor, in front of a job that stands in the line, or leaves and comes after it.
import Synchronization

let isInLine = Atomic<Bool>(false)
@MainActor enum Log {
  static var order: [String] = []
}

let other = Task.detached {
  let job = Task { @MainActor in Log.order.append("job") }
  isInLine.store(true, ordering: .sequentiallyConsistent)
  await job.value
}
var seen = false
await withUnsafeContinuation { continuation in
  Task.detached { continuation.resume() }
  seen = isInLine.load(ordering: .sequentiallyConsistent)
}
Log.order.append("main")
await other.value
print(seen, Log.order.joined(separator: " "))
