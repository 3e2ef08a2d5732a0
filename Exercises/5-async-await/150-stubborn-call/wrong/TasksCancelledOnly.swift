// diagnosis: wrongResult
// A cancellation reaches the two tasks, and what the call makes of it comes into the stream as its result.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (results, out) = AsyncThrowingStream.makeStream(of: String.self)
  let calling = Task {
    do { out.yield(try await call()) } catch { out.finish(throwing: error) }
  }
  let pausing = Task {
    if (try? await pause(milliseconds)) != nil { out.finish(throwing: TimedOut()) }
  }
  defer {
    calling.cancel()
    pausing.cancel()
  }
  return try await withTaskCancellationHandler {
    for try await value in results { return value }
    throw CancellationError()
  } onCancel: {
    calling.cancel()
    pausing.cancel()
  }
}
