// diagnosis: wrongResult
// A cancellation reaches the call at once, whose own error can be in the stream before anyone waits there.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (answers, source) = AsyncStream.makeStream(of: Result<String, any Error>.self)
  let calling = Task {
    do {
      source.yield(.success(try await call()))
    } catch {
      source.yield(.failure(error))
    }
  }
  let limit = Task {
    try await pause(milliseconds)
    source.yield(.failure(TimedOut()))
  }
  defer {
    calling.cancel()
    limit.cancel()
  }
  return try await withTaskCancellationHandler {
    for await answer in answers { return try answer.get() }
    throw CancellationError()
  } onCancel: {
    calling.cancel()
  }
}
