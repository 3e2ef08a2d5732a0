// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var wait = firstPause
  for attempt in 1...attempts {
    try Task.checkCancellation()
    do {
      return try await operation()
    } catch let error as CancellationError {
      throw error
    } catch {
      if attempt == attempts { throw error }
      try await pause(wait)
      wait *= 2
    }
  }
  throw CancellationError()
}
