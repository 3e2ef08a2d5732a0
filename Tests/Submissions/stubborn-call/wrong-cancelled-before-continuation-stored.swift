// expected: wrongResult
import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// A continuation that is resumed at most once, and the tasks that may do it.
private final class Race: Sendable {
  private let waiting = Mutex<CheckedContinuation<String, any Error>?>(nil)
  private let tasks = Mutex<[Task<Void, Never>]>([])

  func begin(
    _ continuation: CheckedContinuation<String, any Error>,
    _ runners: [@Sendable () async -> Void]
  ) {
    waiting.withLock { $0 = continuation }
    tasks.withLock { tasks in
      for runner in runners { tasks.append(Task { await runner() }) }
    }
  }

  func finish(_ result: Result<String, any Error>) {
    let first: CheckedContinuation<String, any Error>? = waiting.withLock { waiting in
      let first = waiting
      waiting = nil
      return first
    }
    first?.resume(with: result)
  }

  func cancelAll() {
    for task in tasks.withLock({ $0 }) { task.cancel() }
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let race = Race()
  defer { race.cancelAll() }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      race.begin(
        continuation,
        [
          {
            do {
              race.finish(.success(try await call()))
            } catch {
              race.finish(.failure(error))
            }
          },
          {
            do {
              try await pause(milliseconds)
              race.finish(.failure(TimedOut()))
            } catch {
              race.finish(.failure(error))
            }
          },
        ])
    }
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}
