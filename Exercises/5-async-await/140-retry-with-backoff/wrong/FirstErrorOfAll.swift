// diagnosis: wrongResult
// It keeps the first error for the end, as the cause of all others, and also for a cancellation.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  var cause: (any Error)?
  for number in 1... {
    try Task.checkCancellation()
    do {
      return try await operation()
    } catch let error where !(error is CancellationError) {
      cause = cause ?? error
      if number >= attempts { throw error }
      if Task.isCancelled { throw cause ?? error }
    }
    try await pause(milliseconds)
    milliseconds *= 2
  }
  throw CancellationError()
}
