// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  for number in 1...attempts {
    try Task.checkCancellation()
    do {
      return try await operation()
    } catch {
      if number == attempts || Task.isCancelled { throw error }
    }
    try await pause(milliseconds)
    milliseconds *= 2
  }
  throw CancellationError()
}
