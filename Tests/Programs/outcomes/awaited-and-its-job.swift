// outcomes: job main
// The twin of awaited-sends-a-job: the main task waits for the job as well before it goes on.
@MainActor enum Log {
  static var order: [String] = []
}

let helper = Task.detached {
  Task { @MainActor in Log.order.append("job") }
}
let job = await helper.value
await job.value
Log.order.append("main")
print(Log.order.joined(separator: " "))
