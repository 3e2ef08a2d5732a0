// diagnosis: wrongResult
// A pause is as long as an Int32 can say, and no longer.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

func retrying(
  attempts: Int, firstPause: Int, pause: Pause,
  _ operation: @Sendable () async throws -> String
) async throws -> String {
  var ms = Int32(firstPause)
  for n in 1...attempts {
    try Task.checkCancellation()
    do { return try await operation() } catch {
      if n == attempts || error is CancellationError { throw error }
      try Task.checkCancellation()
      try await pause(Int(ms))
      ms = ms.multipliedReportingOverflow(by: 2).overflow ? Int32.max : ms * 2
    }
  }
  fatalError()
}
