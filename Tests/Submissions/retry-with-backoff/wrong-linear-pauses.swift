// expected: wrongResult
// Each pause is longer by the first one: 1, 2, 3 in place of 1, 2, 4.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  for attempt in 1..<attempts {
    try Task.checkCancellation()
    do {
      return try await operation()
    } catch let error as CancellationError {
      throw error
    } catch {
      if Task.isCancelled { throw error }
      try await pause(firstPause * attempt)
    }
  }
  try Task.checkCancellation()
  return try await operation()
}
