// outcomes: job main|main job
// What the main task awaits puts a job into the main actor's line before it ends: the job comes first if
// the main task waits, and last if it need not.
@MainActor enum Log {
  static var order: [String] = []
}

let helper = Task.detached {
  Task { @MainActor in Log.order.append("job") }
}
let job = await helper.value
Log.order.append("main")
await job.value
print(Log.order.joined(separator: " "))
