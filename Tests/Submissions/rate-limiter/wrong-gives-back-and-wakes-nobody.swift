// expected: wrongResult
// A cancelled caller gives its permit back when it is woken, but the next in line is not woken for
// it.
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
    guard permits == 0 || !line.isEmpty else {
      permits -= 1
      return
    }
    // Who resumes this has taken the permit for it.
    await withCheckedContinuation { line.append($0) }
    if Task.isCancelled {
      permits += 1
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
