// diagnosis: wrongResult
// All attempts are in the loop, and so a pause follows the last one too.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  var last: any Error = CancellationError()
  for _ in 1...attempts {
    do {
      return try await operation()
    } catch let error where !(error is CancellationError) {
      last = error
      try Task.checkCancellation()
      try await pause(milliseconds)
      try Task.checkCancellation()
      milliseconds *= 2
    }
  }
  throw last
}
