// diagnosis: wrongResult
// The limit holds for every call, but a cancellation of the caller reaches neither the call nor the wait.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// A continuation that is resumed by the first who has a result.
private final class Race: Sendable {
  private let continuation: Mutex<CheckedContinuation<String, any Error>?>

  init(_ continuation: CheckedContinuation<String, any Error>) {
    self.continuation = Mutex(continuation)
  }

  func finish(_ result: Result<String, any Error>) {
    let first = continuation.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
    first?.resume(with: result)
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  try await withCheckedThrowingContinuation { continuation in
    let race = Race(continuation)
    let calling = Task {
      do {
        race.finish(.success(try await call()))
      } catch {
        race.finish(.failure(error))
      }
    }
    let timer = Task {
      guard (try? await pause(milliseconds)) != nil else { return }
      race.finish(.failure(TimedOut()))
      calling.cancel()
    }
    Task {
      await calling.value
      timer.cancel()
    }
  }
}
