// expected: wrongResult
/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  func permit() async throws {
    try Task.checkCancellation()
    if permits > 0 {
      permits -= 1
      return
    }
    await withCheckedContinuation { line.append($0) }
    if Task.isCancelled {
      if line.isEmpty { permits += 1 } else { line.removeLast().resume() }
      throw CancellationError()
    }
  }

  func refill() {
    permits = limit
    while permits > 0, !line.isEmpty {
      permits -= 1
      line.removeFirst().resume()
    }
  }
}
