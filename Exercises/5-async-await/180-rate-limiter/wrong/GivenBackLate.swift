// diagnosis: wrongResult
// A cancelled caller gives its permit back, also when the next second has begun and has permits of its own.

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
    try Task.checkCancellation()
    if permits > 0 {
      permits -= 1
      return
    }
    await withCheckedContinuation { line.append($0) }
    if Task.isCancelled {
      permits = min(permits + 1, limit)
      handOut()
      throw CancellationError()
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    handOut()
  }

  private func handOut() {
    while permits > 0, !line.isEmpty {
      permits -= 1
      line.removeFirst().resume()
    }
  }
}
