// diagnosis: wrongResult
// The refill hands permits to those in line, and then has all of them once more.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var line: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
  private var callers = 0

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
    callers += 1
    let number = callers
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { line.append((number, $0)) }
    } onCancel: {
      Task { await leave(number) }
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    let first = line.prefix(limit)
    line.removeFirst(first.count)
    for caller in first { caller.continuation.resume() }
    permits = limit
  }

  private func leave(_ number: Int) {
    guard let index = line.firstIndex(where: { $0.number == number }) else { return }
    line.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
