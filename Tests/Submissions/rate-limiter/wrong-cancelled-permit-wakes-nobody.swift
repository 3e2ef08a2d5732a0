// expected: wrongResult
/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    try Task.checkCancellation()
    if permits > 0, waiting.isEmpty {
      permits -= 1
      return
    }
    // `refill()` takes the permit for the caller, so that nobody comes in between.
    await withCheckedContinuation { waiting.append($0) }
    if Task.isCancelled {
      permits += 1
      throw CancellationError()
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    while permits > 0, !waiting.isEmpty {
      permits -= 1
      waiting.removeFirst().resume()
    }
  }
}
