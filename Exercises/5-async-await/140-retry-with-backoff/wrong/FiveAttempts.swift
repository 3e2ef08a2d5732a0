// diagnosis: wrongResult
// It makes no more than five attempts, however many are allowed.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  let attempts = min(attempts, 5)
  do {
    return try await operation()
  } catch {
    guard attempts > 1, !(error is CancellationError), !Task.isCancelled else { throw error }
    try await pause(firstPause)
    guard !Task.isCancelled else { throw error }
    return try await retrying(
      attempts: attempts - 1, firstPause: 2 * firstPause, pause: pause, operation)
  }
}
