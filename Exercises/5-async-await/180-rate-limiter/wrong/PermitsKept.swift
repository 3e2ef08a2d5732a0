// diagnosis: wrongResult
// A refill adds permits to those that are left from the second before.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
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
    defer {
      line.removeAll { $0 == number }
      wakeAll()
    }
    while permits == 0 || line.first != number {
      await withCheckedContinuation { waiting.append($0) }
    }
    try Task.checkCancellation()
    permits -= 1
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits += limit
    wakeAll()
  }

  private func wakeAll() {
    let woken = waiting
    waiting = []
    for continuation in woken { continuation.resume() }
  }
}
