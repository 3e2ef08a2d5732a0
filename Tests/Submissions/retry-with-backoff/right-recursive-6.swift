/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  try Task.checkCancellation()
  do {
    return try await operation()
  } catch  where !(error is CancellationError) && attempts > 1 && !Task.isCancelled {
    try await pause(firstPause)
    return try await retrying(
      attempts: attempts - 1, firstPause: 2 * firstPause, pause: pause, operation)
  }
}
