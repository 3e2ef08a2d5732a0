// outcomes: main job
// A continuation is resumed by its own task, which need not wait then: it stays on the main actor, in
// front of a job that stands in the line.
@MainActor enum Log {
  static var order: [String] = []
}

let job = Task { @MainActor in Log.order.append("job") }
await withCheckedContinuation { $0.resume() }
Log.order.append("main")
await job.value
print(Log.order.joined(separator: " "))
