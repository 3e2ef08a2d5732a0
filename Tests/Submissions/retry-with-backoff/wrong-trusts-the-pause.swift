// expected: wrongResult
// After a pause that ends without an error it does not look whether it was cancelled.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var delay = firstPause
  for attempt in 1...attempts {
    do {
      return try await operation()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      if attempt == attempts { throw error }
      try Task.checkCancellation()
      // The pause throws if the task is cancelled meanwhile.
      try await pause(delay)
      delay *= 2
    }
  }
  fatalError("unreachable")
}
