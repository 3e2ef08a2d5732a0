// diagnosis: wrongResult
// The permits go to those that came last.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    if permits == 0 {
      await withCheckedContinuation { line.append($0) }
      if Task.isCancelled { handOut() }
    }
    try Task.checkCancellation()
    permits -= 1
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    handOut()
  }

  private func handOut() {
    for _ in 0..<permits { line.popLast()?.resume() }
  }
}
