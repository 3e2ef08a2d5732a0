/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (answers, continuation) = AsyncThrowingStream.makeStream(of: String.self)
  let tasks = [
    Task {
      do {
        continuation.yield(try await call())
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    },
    Task {
      guard (try? await pause(milliseconds)) != nil else { return }
      continuation.finish(throwing: TimedOut())
    },
  ]
  defer {
    for task in tasks { task.cancel() }
  }
  for try await answer in answers { return answer }
  throw CancellationError()
}
