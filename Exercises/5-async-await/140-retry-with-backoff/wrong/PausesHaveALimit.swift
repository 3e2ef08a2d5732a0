// diagnosis: wrongResult
// Doubles the pause ten times at most.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  for number in 0..<(attempts - 1) {
    do { return try await operation() } catch let error as CancellationError { throw error } catch {
    }
    try Task.checkCancellation()
    try await pause(firstPause << min(number, 10))
    try Task.checkCancellation()
  }
  return try await operation()
}
