// expected: wrongResult
// An error of the pause is dropped, and only the task's mark is looked at.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  var attempt = 1
  while true {
    try Task.checkCancellation()
    do {
      return try await operation()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      guard attempt < attempts, !Task.isCancelled else { throw error }
    }
    try? await pause(milliseconds)
    milliseconds *= 2
    attempt += 1
  }
}
