// diagnosis: continuationResumedTwice
// A cancelled caller is resumed, but stays in line, and the next refill resumes it again.

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
    permits = limit
    while permits > 0, !line.isEmpty {
      permits -= 1
      line.removeFirst().continuation.resume()
    }
  }

  private func leave(_ number: Int) {
    let caller = line.first { $0.number == number }
    caller?.continuation.resume(throwing: CancellationError())
  }
}
