// diagnosis: wrongResult
// A cancellation takes the first in line away, even if another one was cancelled.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  private var queue: [CheckedContinuation<Void, Error>] = []
  func permit() async throws {
    try Task.checkCancellation()
    if permits > 0 {
      permits -= 1
      return
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { queue.append($0) }
    } onCancel: {
      Task { await self.leave() }
    }
  }
  private func leave() {
    if !queue.isEmpty { queue.removeFirst().resume(throwing: CancellationError()) }
  }
  func refill() {
    permits = limit
    while permits > 0, !queue.isEmpty { permits -= 1; queue.removeFirst().resume() }
  }
}
