// expected: wrongResult
import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// Brings the first of several results to the one who waits.
private final class Race: Sendable {
  private struct State {
    var result: Result<String, any Error>?
    var waiting: CheckedContinuation<String, any Error>?
  }

  private let state = Mutex(State())

  /// Ends the race, unless it has ended.
  func finish(_ result: Result<String, any Error>) {
    let waiting: CheckedContinuation<String, any Error>? = state.withLock { state in
      guard state.result == nil else { return nil }
      state.result = result
      let waiting = state.waiting
      state.waiting = nil
      return waiting
    }
    waiting?.resume(with: result)
  }

  func value() async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      let known: Result<String, any Error>? = state.withLock { state in
        if state.result == nil { state.waiting = continuation }
        return state.result
      }
      if let known { continuation.resume(with: known) }
    }
  }
}

/// The answer of a call, if it comes within a time limit.
func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let race = Race()
  let calling = Task {
    do {
      race.finish(.success(try await call()))
    } catch {
      race.finish(.failure(error))
    }
  }
  let timer = Task {
    try? await pause(milliseconds)
    race.finish(.failure(TimedOut()))
  }
  return try await withTaskCancellationHandler {
    defer {
      calling.cancel()
      timer.cancel()
    }
    return try await race.value()
  } onCancel: {
    calling.cancel()
    timer.cancel()
  }
}
