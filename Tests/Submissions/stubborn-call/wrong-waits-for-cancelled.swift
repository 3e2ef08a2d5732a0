// expected: wrongResult
import Synchronization

/// Waits for so many milliseconds; throws `CancellationError` when its task is cancelled.
typealias Pause = @Sendable (_ milliseconds: Int) async throws -> Void

/// There was no answer in time.
struct TimedOut: Error {}

/// What comes first is the answer.
private final class First: Sendable {
  private let state = Mutex<
    (answer: Result<String, any Error>?, caller: CheckedContinuation<String, any Error>?)
  >((nil, nil))

  func come(_ answer: Result<String, any Error>) {
    let caller = state.withLock { state -> CheckedContinuation<String, any Error>? in
      guard state.answer == nil else { return nil }
      state.answer = answer
      return state.caller
    }
    caller?.resume(with: answer)
  }

  func wait(_ caller: CheckedContinuation<String, any Error>) {
    let answer = state.withLock { state in
      state.caller = caller
      return state.answer
    }
    if let answer { caller.resume(with: answer) }
  }
}

func answer(
  within milliseconds: Int, pause: @escaping Pause,
  of call: @escaping @Sendable () async throws -> String
) async throws -> String {
  let first = First()
  let calling = Task {
    do { first.come(.success(try await call())) } catch { first.come(.failure(error)) }
  }
  let pausing = Task {
    do {
      try await pause(milliseconds)
      first.come(.failure(TimedOut()))
    } catch { first.come(.failure(error)) }
  }
  defer {
    calling.cancel()
    pausing.cancel()
  }
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { first.wait($0) }
  } onCancel: {
    calling.cancel()
    pausing.cancel()
  }
}
