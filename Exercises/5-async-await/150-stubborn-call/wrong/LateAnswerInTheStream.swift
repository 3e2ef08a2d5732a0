// diagnosis: wrongResult
// A task that was cancelled before it reads the stream finds an answer there that came after the cancellation.

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
  for try await value in results { return value }
  throw CancellationError()
}
