// expected: wrongResult
// The group's child waits for the value of a task that nobody cancels, so the group waits as
// before.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  // Not a child of the group, so the group does not wait for it.
  let work = Task { try await call() }
  return try await withThrowingTaskGroup(of: String.self) { group in
    group.addTask { try await work.value }
    group.addTask {
      try await pause(milliseconds)
      throw TimedOut()
    }
    defer {
      work.cancel()
      group.cancelAll()
    }
    guard let first = try await group.next() else { throw TimedOut() }
    return first
  }
}
