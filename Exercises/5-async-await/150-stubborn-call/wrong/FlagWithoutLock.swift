// diagnosis: dataRace
// A flag says who was first, and two tasks look at it at the same time.

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// Whether there has been a result.
private final class Once: @unchecked Sendable {
  var isOver = false
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let once = Once()
  return try await withCheckedThrowingContinuation { continuation in
    let calling = Task {
      do {
        let text = try await call()
        if !once.isOver {
          once.isOver = true
          continuation.resume(returning: text)
        }
      } catch {
        if !once.isOver {
          once.isOver = true
          continuation.resume(throwing: error)
        }
      }
    }
    Task {
      try await pause(milliseconds)
      if !once.isOver {
        once.isOver = true
        continuation.resume(throwing: TimedOut())
        calling.cancel()
      }
    }
  }
}
