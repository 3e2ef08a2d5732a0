typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

struct TimedOut: Error {}

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
