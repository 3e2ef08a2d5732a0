// expected: wrongResult
// A CancellationError of the operation counts as a failure that is worth another attempt.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var delay = firstPause
  for attempt in 1...attempts {
    try Task.checkCancellation()
    do {
      return try await operation()
    } catch {
      guard attempt < attempts else { throw error }
      try Task.checkCancellation()
      try await pause(delay)
      delay *= 2
    }
  }
  throw CancellationError()
}
