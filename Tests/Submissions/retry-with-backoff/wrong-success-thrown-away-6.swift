// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var wait = firstPause
  for attempt in 1... {
    do {
      let value = try await operation()
      try Task.checkCancellation()
      return value
    } catch {
      if error is CancellationError || attempt == attempts || Task.isCancelled { throw error }
    }
    try await pause(wait)
    try Task.checkCancellation()
    wait *= 2
  }
  throw CancellationError()
}
