// diagnosis: wrongResult
// The call is nobody's child, but the pause is one: the group waits until it has ended, although it is cancelled.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let (news, source) = AsyncThrowingStream.makeStream(of: String.self)
  let calling = Task {
    do {
      source.yield(try await call())
      source.finish()
    } catch {
      source.finish(throwing: error)
    }
  }
  defer { calling.cancel() }
  return try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask {
      for try await text in news { return text }
      throw CancellationError()
    }
    group.addTask {
      try await pause(milliseconds)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    guard let text = try await group.next() else { throw CancellationError() }
    return text
  }
}
