typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  try Task.checkCancellation()
  do {
    return try await operation()
  } catch let error where error is CancellationError || attempts <= 1 || Task.isCancelled {
    throw error
  } catch {
    try await pause(firstPause)
    return try await retrying(
      attempts: attempts - 1, firstPause: firstPause * 2, pause: pause, operation)
  }
}
