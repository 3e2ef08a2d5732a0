// diagnosis: wrongResult
// The permits and the line are a global variable: two limiters share them.

import Synchronization

private struct State {
  var permits: Int
  var callers = 0
  var line: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
}

private let state = Mutex(State(permits: 0))

/// Hands out permits for requests: only so many between one refill and the next.
final class RateLimiter: Sendable {
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    state.withLock { $0 = State(permits: limit) }
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    let number = state.withLock { state in
      state.callers += 1
      return state.callers
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        join(number, continuation)
      }
    } onCancel: {
      leave(number)
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    let first = state.withLock { state in
      let first = state.line.prefix(limit)
      state.line.removeFirst(first.count)
      state.permits = limit - first.count
      return first
    }
    for caller in first { caller.continuation.resume() }
  }

  private func join(_ number: Int, _ continuation: CheckedContinuation<Void, any Error>) {
    let result: Result<Void, any Error>? = state.withLock { state in
      // The task's cancellation may have come before there was anything in line.
      if Task.isCancelled { return .failure(CancellationError()) }
      if state.permits > 0 {
        state.permits -= 1
        return .success(())
      }
      state.line.append((number, continuation))
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  private func leave(_ number: Int) {
    let caller = state.withLock { state in
      state.line.firstIndex { $0.number == number }.map { state.line.remove(at: $0) }
    }
    caller?.continuation.resume(throwing: CancellationError())
  }
}
