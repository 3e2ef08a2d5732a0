// expected: wrongResult
/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let race = AsyncThrowingStream<String, any Error> { runner in
    let work = Task {
      do {
        runner.yield(try await call())
        runner.finish()
      } catch {
        runner.finish(throwing: error)
      }
    }
    let timer = Task {
      do {
        try await pause(milliseconds)
        runner.finish(throwing: TimedOut())
      } catch {
        runner.finish(throwing: error)
      }
    }
    runner.onTermination = { _ in
      work.cancel()
      timer.cancel()
    }
  }
  for try await text in race {
    return text
  }
  throw CancellationError()
}
