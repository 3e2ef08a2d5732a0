// diagnosis: wrongResult
// A second task cancels the call after the limit: that is an error of the call, if it comes at all.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let calling = Task { try await call() }
  let limit = Task {
    try await pause(milliseconds)
    calling.cancel()
  }
  defer { limit.cancel() }
  return try await withTaskCancellationHandler {
    try await calling.value
  } onCancel: {
    calling.cancel()
  }
}
