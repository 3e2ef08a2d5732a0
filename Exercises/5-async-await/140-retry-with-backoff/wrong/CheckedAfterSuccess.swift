// diagnosis: wrongResult
// It checks for cancellation after each attempt, and throws away a ticket that was sold.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  for attempt in 1...attempts {
    do {
      let value = try await operation()
      try Task.checkCancellation()
      return value
    } catch let error where !(error is CancellationError) {
      if attempt == attempts || Task.isCancelled { throw error }
      try await pause(milliseconds)
      try Task.checkCancellation()
      milliseconds *= 2
    }
  }
  throw CancellationError()
}
