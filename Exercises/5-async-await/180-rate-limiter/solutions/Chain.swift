// Each caller waits for the one before it; so only the first of them waits for a refill.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var last: Task<Void, any Error>?
  private var first: CheckedContinuation<Void, Never>?

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    let before = last
    let turn = Task {
      _ = await before?.result
      if permits == 0 {
        await withCheckedContinuation { first = $0 }
      }
      try Task.checkCancellation()
      permits -= 1
    }
    last = turn
    try await withTaskCancellationHandler {
      try await turn.value
    } onCancel: {
      turn.cancel()
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    first?.resume()
    first = nil
  }
}
