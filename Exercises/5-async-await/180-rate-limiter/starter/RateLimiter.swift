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
    while permits == 0 {
      await withCheckedContinuation { waiting.append($0) }
    }
    try Task.checkCancellation()
    permits -= 1
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}
