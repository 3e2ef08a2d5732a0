// diagnosis: wrongResult
// Takes an empty answer for none, and waits for the pause.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (ends, tell) = AsyncThrowingStream<String, any Error>.makeStream(
    bufferingPolicy: .bufferingOldest(1))
  let calling = Task {
    do {
      let text = try await call()
      if !text.isEmpty {
        tell.yield(text)
        tell.finish()
      }
    } catch { tell.finish(throwing: error) }
  }
  let pausing = Task {
    try await pause(milliseconds)
    tell.finish(throwing: TimedOut())
  }
  defer {
    calling.cancel()
    pausing.cancel()
  }
  return try await withTaskCancellationHandler {
    for try await text in ends { return text }
    throw CancellationError()
  } onCancel: {
    tell.finish(throwing: CancellationError())
  }
}
