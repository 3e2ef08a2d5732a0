// outcomes: false job main|true job main
// The twin of await-without-waiting: the main task waits for the job first.
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
await other.value
await ended.value
Log.order.append("main")
print(seen, Log.order.joined(separator: " "))
