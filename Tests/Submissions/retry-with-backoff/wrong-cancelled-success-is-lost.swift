// expected: wrongResult
// Looks after an attempt that has succeeded, and throws its value away.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var delay = firstPause
  var attempt = 0
  while true {
    try Task.checkCancellation()
    attempt += 1
    do {
      let value = try await operation()
      try Task.checkCancellation()
      return value
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      try Task.checkCancellation()
      if attempt >= attempts { throw error }
    }
    try await pause(delay)
    delay *= 2
  }
}
