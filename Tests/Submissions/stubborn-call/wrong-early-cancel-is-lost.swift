// expected: wrongResult
// A cancellation before the continuation is stored is dropped: it then waits for the call or the
// limit.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

private final class Race: Sendable {
  private let continuation = Mutex<CheckedContinuation<String, any Error>?>(nil)

  func start(_ new: CheckedContinuation<String, any Error>) {
    continuation.withLock { $0 = new }
  }

  func finish(_ result: Result<String, any Error>) {
    let waiting = continuation.withLock { stored in
      let waiting = stored
      stored = nil
      return waiting
    }
    waiting?.resume(with: result)
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let race = Race()
  let tasks = Mutex<[Task<Void, Never>]>([])
  defer {
    for task in tasks.withLock({ $0 }) { task.cancel() }
  }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      race.start(continuation)
      let callTask = Task {
        do {
          race.finish(.success(try await call()))
        } catch {
          race.finish(.failure(error))
        }
      }
      let pauseTask = Task {
        do {
          try await pause(milliseconds)
          race.finish(.failure(TimedOut()))
        } catch {
          race.finish(.failure(error))
        }
      }
      tasks.withLock { $0 = [callTask, pauseTask] }
    }
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}
