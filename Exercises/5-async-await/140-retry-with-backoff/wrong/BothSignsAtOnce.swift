// diagnosis: wrongResult
// It stops only if both signs of a cancellation come together; each of them is enough.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  for _ in 1..<attempts {
    do {
      return try await operation()
    } catch {
      if error is CancellationError, Task.isCancelled { throw error }
    }
    try await pause(milliseconds)
    try Task.checkCancellation()
    milliseconds *= 2
  }
  return try await operation()
}
