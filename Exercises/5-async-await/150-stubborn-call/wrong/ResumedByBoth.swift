// diagnosis: continuationResumedTwice
// The call and the timer both resume the continuation.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let calling = Task {
      do {
        continuation.resume(returning: try await call())
      } catch {
        continuation.resume(throwing: error)
      }
    }
    Task {
      try await pause(milliseconds)
      continuation.resume(throwing: TimedOut())
      calling.cancel()
    }
  }
}
