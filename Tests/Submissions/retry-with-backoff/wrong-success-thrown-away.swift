// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var wait = firstPause
  for attempt in 1...attempts {
    do {
      let value = try await operation()
      try Task.checkCancellation()
      return value
    } catch {
      if attempt == attempts || error is CancellationError { throw error }
      try Task.checkCancellation()
      try await pause(wait)
      try Task.checkCancellation()
      wait *= 2
    }
  }
  throw CancellationError()
}
