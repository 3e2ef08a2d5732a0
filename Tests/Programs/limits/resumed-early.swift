// finds: nothing
// certainty: sampled
// because: outcomesDiffer
// A continuation is resumed before its task comes to wait, although a job stands in the line: the task
// stays on the main actor. The search does not try that; a sample shows it here.
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
await withCheckedContinuation { continuation in
  Task.detached { continuation.resume() }
  seen = isInLine.load(ordering: .sequentiallyConsistent)
}
Log.order.append("main")
await other.value
print(seen, Log.order.joined(separator: " "))
