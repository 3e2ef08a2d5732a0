/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  var left = attempts
  while true {
    try Task.checkCancellation()
    left -= 1
    do {
      return try await operation()
    } catch  where left > 0 && !(error is CancellationError) && !Task.isCancelled {
      try await pause(milliseconds)
      milliseconds += milliseconds
    }
  }
}
