// expected: wrongResult
// The CancellationError of a pause is thrown away, and the next attempt begins.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  try Task.checkCancellation()
  do {
    return try await operation()
  } catch {
    if error is CancellationError || attempts <= 1 { throw error }
  }
  // It makes no sense to wait if nobody wants another attempt.
  try Task.checkCancellation()
  try? await pause(firstPause)
  return try await retrying(
    attempts: attempts - 1, firstPause: firstPause * 2, pause: pause, operation)
}
