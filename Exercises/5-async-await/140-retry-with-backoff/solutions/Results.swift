// Each attempt gives a result; one place decides whether it is final.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// The result of an operation that is repeated when it fails.
func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var attempt = 1
  while true {
    let result = await result(of: operation)
    if isFinal(result) || attempt == attempts || Task.isCancelled { return try result.get() }
    try await pause(firstPause << (attempt - 1))
    if Task.isCancelled { throw CancellationError() }
    attempt += 1
  }
}

private func result(
  of operation: @Sendable () async throws -> String
) async -> Result<String, any Error> {
  do {
    return .success(try await operation())
  } catch {
    return .failure(error)
  }
}

private func isFinal(_ result: Result<String, any Error>) -> Bool {
  switch result {
  case .success: true
  case .failure(let error): error is CancellationError
  }
}
