// diagnosis: wrongResult
// Counts up in one lock and reads in the next: two callers get one number, and a cancellation of one meets the other.
import Synchronization

final class RateLimiter: Sendable {
  private struct State {
    var permits: Int
    var nextID = 0
    var gone: Set<Int> = []
    var line: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  }
  private let limit: Int
  private let state: Mutex<State>

  init(limit: Int) {
    self.limit = limit
    state = Mutex(State(permits: limit))
  }

  func permit() async throws {
    state.withLock { $0.nextID += 1 }
    let id = state.withLock { $0.nextID }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let result: Result<Void, any Error>? = state.withLock { state in
          if state.gone.remove(id) != nil { return .failure(CancellationError()) }
          if state.permits > 0, state.line.isEmpty {
            state.permits -= 1
            return .success(())
          }
          state.line.append((id, continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
        guard let index = state.line.firstIndex(where: { $0.id == id }) else {
          state.gone.insert(id)
          return nil
        }
        return state.line.remove(at: index).continuation
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  func refill() {
    let woken = state.withLock { state in
      let count = min(limit, state.line.count)
      let woken = state.line.prefix(count).map(\.continuation)
      state.line.removeFirst(count)
      state.permits = limit - count
      return woken
    }
    for continuation in woken { continuation.resume() }
  }
}
