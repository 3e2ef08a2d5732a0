// diagnosis: wrongResult
// A task that was cancelled before it calls gets a permit all the same.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  private var queue: [(id: Int, c: CheckedContinuation<Void, Error>)] = []
  private var n = 0
  func permit() async throws {
    if permits > 0 {
      permits -= 1
      return
    }
    n += 1
    let id = n
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { queue.append((id, $0)) }
    } onCancel: {
      Task { await self.leave(id) }
    }
  }
  private func leave(_ id: Int) {
    if let i = queue.firstIndex(where: { $0.id == id }) {
      queue.remove(at: i).c.resume(throwing: CancellationError())
    }
  }
  func refill() {
    permits = limit
    while permits > 0, !queue.isEmpty { permits -= 1; queue.removeFirst().c.resume() }
  }
}
