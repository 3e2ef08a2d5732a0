import Synchronization

/// A continuation that only the first of several callers resumes.
final class OneShot<Value: Sendable>: Sendable {
  private enum State {
    /// No task waits yet.
    case new
    case waiting(CheckedContinuation<Value, any Error>)
    /// The result came before a task waited.
    case early(Result<Value, any Error>)
    case resumed
  }

  private let state = Mutex(State.new)
  /// How many results came after the first.
  let ignored = Atomic(0)

  /// Suspends the caller until there is a result; to be called once.
  func value() async throws -> Value {
    try await withCheckedThrowingContinuation { wait($0) }
  }

  /// Keeps the continuation, or resumes it at once if the result is there already.
  @inline(never)  // so that no optimiser takes the lock into the async function
  private func wait(_ continuation: CheckedContinuation<Value, any Error>) {
    let early: Result<Value, any Error>? = state.withLock { state in
      if case .early(let result) = state {
        state = .resumed
        return result
      }
      state = .waiting(continuation)
      return nil
    }
    if let early { continuation.resume(with: early) }
  }

  /// Gives the result; only the first counts.
  @inline(never)
  func finish(_ result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .new:
        state = .early(result)
        return nil
      case .waiting(let continuation):
        state = .resumed
        return continuation
      case .early, .resumed:
        ignored.add(1, ordering: .relaxed)
        return nil
      }
    }
    continuation?.resume(with: result)  // outside the lock: the resumed task may come back here
  }
}
