// diagnosis: wrongResult
// The last attempt comes after the loop, where nobody looks whether the task was cancelled during the pause.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var ms = firstPause
  for _ in 1..<attempts {
    try Task.checkCancellation()
    do { return try await operation() } catch {
      if error is CancellationError { throw error }
      try Task.checkCancellation()
      try await pause(ms)
      ms *= 2
    }
  }
  return try await operation()
}
