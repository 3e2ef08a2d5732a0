// diagnosis: wrongResult
// The handler resumes the continuation that is there, and there is none yet if the task is cancelled early.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// A continuation that is resumed by the first who has a result.
private final class Race: Sendable {
  private struct State {
    var continuation: CheckedContinuation<String, any Error>?
    var tasks: [Task<Void, Never>] = []
  }

  private let state = Mutex(State())

  func begin(_ continuation: CheckedContinuation<String, any Error>) {
    state.withLock { $0.continuation = continuation }
  }

  func keep(_ tasks: [Task<Void, Never>]) {
    state.withLock { $0.tasks = tasks }
  }

  func finish(_ result: Result<String, any Error>) {
    let first = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    first?.resume(with: result)
  }

  func cancelAll() {
    for task in state.withLock({ $0.tasks }) { task.cancel() }
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
      race.begin(continuation)
      let calling = Task {
        do {
          race.finish(.success(try await call()))
        } catch {
          race.finish(.failure(error))
        }
      }
      let limit = Task {
        guard (try? await pause(milliseconds)) != nil else { return }
        race.finish(.failure(TimedOut()))
      }
      race.keep([calling, limit])
    }
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}
