// A continuation under a lock; the call, the pause and the cancellation each try to be the first that resumes it.

import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// A call, a pause and a cancellation, of which the first one decides.
private final class Race: Sendable {
  private struct State {
    var result: Result<String, any Error>?
    var continuation: CheckedContinuation<String, any Error>?
    var tasks: [Task<Void, Never>] = []
  }

  private let state = Mutex(State())

  func start(_ runner: @escaping @Sendable () async -> Result<String, any Error>?) {
    let task = Task {
      if let result = await runner() { finish(result) }
    }
    let isOver = state.withLock { state in
      state.tasks.append(task)
      return state.result != nil
    }
    if isOver { task.cancel() }
  }

  func finish(_ result: Result<String, any Error>) {
    let (continuation, tasks) = state.withLock { state in
      guard state.result == nil else {
        return (nil, []) as (CheckedContinuation<String, any Error>?, [Task<Void, Never>])
      }
      state.result = result
      defer { state.continuation = nil }
      return (state.continuation, state.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(with: result)
  }

  func result() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state in
        if state.result == nil { state.continuation = continuation }
        return state.result
      }
      if let result { continuation.resume(with: result) }
    }
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let race = Race()
  return try await withTaskCancellationHandler {
    race.start {
      do {
        return .success(try await call())
      } catch {
        return .failure(error)
      }
    }
    race.start {
      do {
        try await pause(milliseconds)
        return .failure(TimedOut())
      } catch {
        return nil
      }
    }
    return try await race.result()
  } onCancel: {
    race.finish(.failure(CancellationError()))
  }
}
