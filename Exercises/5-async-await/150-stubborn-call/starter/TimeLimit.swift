/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { try await call() }
    group.addTask {
      try await pause(milliseconds)
      throw TimedOut()
    }
    defer { group.cancelAll() }
    return try await group.next() ?? ""
  }
}
