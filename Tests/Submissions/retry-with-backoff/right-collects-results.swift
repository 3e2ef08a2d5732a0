/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

private func attempt(
  _ operation: @Sendable () async throws -> String
) async -> Result<String, any Error> {
  do {
    return .success(try await operation())
  } catch {
    return .failure(error)
  }
}

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  guard !Task.isCancelled else { throw CancellationError() }
  var result = await attempt(operation)
  var left = attempts - 1
  var wait = firstPause

  while left > 0, case .failure(let error) = result {
    if Task.isCancelled || error is CancellationError { throw error }
    try await pause(wait)
    if Task.isCancelled { throw error }
    result = await attempt(operation)
    left -= 1
    wait += wait
  }
  return try result.get()
}
