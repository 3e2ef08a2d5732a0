// diagnosis: wrongResult
// It looks for CancellationError only; a cancelled request that fails with another error is repeated.

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
    } catch let error where !(error is CancellationError) {
      try await pause(milliseconds)
      milliseconds *= 2
    }
  }
  return try await operation()
}
