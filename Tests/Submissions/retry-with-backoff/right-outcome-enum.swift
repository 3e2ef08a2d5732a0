/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// How an attempt ended.
private enum Outcome {
  case success(String)
  case failure(any Error)
  case cancelled(any Error)
}

private func attempt(_ operation: @Sendable () async throws -> String) async -> Outcome {
  do {
    return .success(try await operation())
  } catch {
    let isOver = error is CancellationError || Task.isCancelled
    return isOver ? .cancelled(error) : .failure(error)
  }
}

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var milliseconds = firstPause
  var left = attempts
  while true {
    try Task.checkCancellation()
    left -= 1
    switch await attempt(operation) {
    case .success(let value):
      return value
    case .cancelled(let error):
      throw error
    case .failure(let error) where left == 0:
      throw error
    case .failure:
      try await pause(milliseconds)
      milliseconds += milliseconds
    }
  }
}
