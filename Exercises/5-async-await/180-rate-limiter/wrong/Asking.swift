// diagnosis: wrongResult
// It asks again and again instead of waiting to be woken.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var line: [Int] = []
  private var callers = 0

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    callers += 1
    let number = callers
    line.append(number)
    defer { line.removeAll { $0 == number } }
    while permits == 0 || line.first != number {
      try Task.checkCancellation()
      await Task.yield()
    }
    try Task.checkCancellation()
    permits -= 1
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
  }
}
