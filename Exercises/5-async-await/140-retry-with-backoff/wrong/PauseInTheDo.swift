// diagnosis: wrongResult
// The pause stands inside the do, before the next attempt, so that its cancellation is caught as a failure.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var last: any Error = CancellationError()
  for attempt in 0..<attempts {
    do {
      if attempt > 0 { try await pause(firstPause << (attempt - 1)) }
      return try await operation()
    } catch {
      last = error
    }
  }
  throw last
}
