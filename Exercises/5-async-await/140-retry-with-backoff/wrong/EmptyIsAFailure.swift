// diagnosis: wrongResult
// Takes an empty value for a failure, and tries again.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var wait = firstPause
  for _ in 1..<attempts {
    do {
      let result = try await operation()
      if !result.isEmpty { return result }
    } catch let error as CancellationError { throw error } catch {}
    try Task.checkCancellation()
    try await pause(wait)
    try Task.checkCancellation()
    wait *= 2
  }
  return try await operation()
}
