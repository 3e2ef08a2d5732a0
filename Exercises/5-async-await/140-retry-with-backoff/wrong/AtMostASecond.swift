// diagnosis: wrongResult
// The pauses grow to a second and no longer, which nobody has asked for.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var wait = firstPause
  for attempt in 1...attempts {
    do {
      return try await operation()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      if attempt == attempts || Task.isCancelled { throw error }
      try await pause(wait)
      try Task.checkCancellation()
      wait = min(wait * 2, 1000)
    }
  }
  fatalError()
}
