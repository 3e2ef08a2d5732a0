// expected: wrongResult
// When its own task is cancelled the stream ends, and it throws TimedOut.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
  let callTask = Task {
    do {
      let text = try await call()
      continuation.yield(text)
    } catch {
      continuation.finish(throwing: error)
    }
  }
  let timeoutTask = Task {
    try await pause(milliseconds)
    continuation.finish()
  }
  defer {
    callTask.cancel()
    timeoutTask.cancel()
  }
  for try await text in stream {
    return text
  }
  // Nothing came before the stream was finished.
  throw TimedOut()
}
