// diagnosis: wrongResult
// Numbers keep the order of those that wait, but a new call takes a permit without a look at the line.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var line: [Int] = []
  private var n = 0
  func permit() async throws {
    try Task.checkCancellation()
    if permits > 0 {
      permits -= 1
      return
    }
    n += 1
    let number = n
    line.append(number)
    defer { line.removeAll { $0 == number }; wakeAll() }
    while permits == 0 || line.first != number {
      await withCheckedContinuation { waiting.append($0) }
    }
    try Task.checkCancellation()
    permits -= 1
  }
  private func wakeAll() {
    let w = waiting
    waiting = []
    w.forEach { $0.resume() }
  }
  func refill() { permits = limit; wakeAll() }
}
