// diagnosis: wrongResult
// The number of a call is its place in line: when another one has left, two calls have the same.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var waiting: [(id: Int, continuation: CheckedContinuation<Void, any Error>)] = []

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
    let id = waiting.count
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
    } onCancel: {
      Task { await self.leave(id) }
    }
  }

  private func leave(_ id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    while permits > 0, !waiting.isEmpty {
      permits -= 1
      waiting.removeFirst().continuation.resume()
    }
  }
}
