// outcomes: cancelled|not cancelled
// A stream ends for a task that is cancelled: the cancellation comes before it waits, or after.
let (numbers, source) = AsyncStream.makeStream(of: Int.self)
source.onTermination = { _ in
  let isCancelled = withUnsafeCurrentTask { $0?.isCancelled } ?? false
  print(isCancelled ? "cancelled" : "not cancelled")
}
let reader = Task.detached { for await _ in numbers {} }
reader.cancel()
await reader.value
