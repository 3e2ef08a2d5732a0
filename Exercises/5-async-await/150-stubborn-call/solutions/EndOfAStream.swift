// A stream that ends: with the answer or the error of the call, or with TimedOut, whichever ends it first.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (answers, source) = AsyncThrowingStream.makeStream(of: String.self)
  let calling = Task {
    do {
      source.yield(try await call())
      source.finish()
    } catch {
      source.finish(throwing: error)
    }
  }
  let pausing = Task {
    try await pause(milliseconds)
    source.finish(throwing: TimedOut())
  }
  defer {
    calling.cancel()
    pausing.cancel()
  }
  for try await answer in answers { return answer }
  throw CancellationError()
}
