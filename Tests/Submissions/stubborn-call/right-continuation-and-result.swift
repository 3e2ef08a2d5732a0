import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// The first result of several, for one that waits for it.
private final class FirstResult: Sendable {
  private struct State {
    var waiter: CheckedContinuation<String, any Error>?
    var result: Result<String, any Error>?
  }

  private let state = Mutex(State())

  func finish(_ result: Result<String, any Error>) {
    let waiter = state.withLock { state -> CheckedContinuation<String, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(with: result)
  }

  func value() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      let result = state.withLock { state -> Result<String, any Error>? in
        if state.result == nil { state.waiter = continuation }
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
  try Task.checkCancellation()
  let first = FirstResult()
  let callTask = Task {
    do {
      first.finish(.success(try await call()))
    } catch {
      first.finish(.failure(error))
    }
  }
  let pauseTask = Task {
    do {
      try await pause(milliseconds)
      first.finish(.failure(TimedOut()))
    } catch {
      first.finish(.failure(error))
    }
  }
  defer {
    callTask.cancel()
    pauseTask.cancel()
  }
  return try await withTaskCancellationHandler {
    try await first.value()
  } onCancel: {
    first.finish(.failure(CancellationError()))
  }
}
