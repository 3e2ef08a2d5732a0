/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  do {
    return try await operation()
  } catch {
    guard attempts > 1, !(error is CancellationError), !Task.isCancelled else { throw error }
  }
  try await pause(firstPause)
  try Task.checkCancellation()
  return try await retrying(
    attempts: attempts - 1, firstPause: 2 * firstPause, pause: pause, operation)
}
