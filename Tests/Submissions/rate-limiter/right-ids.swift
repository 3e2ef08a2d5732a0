/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var line: [(id: Int, caller: CheckedContinuation<Void, any Error>)] = []
  private var next = 0

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  func permit() async throws {
    try Task.checkCancellation()
    if line.isEmpty && permits > 0 {
      permits -= 1
      return
    }
    next += 1
    let id = next
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (caller: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          caller.resume(throwing: CancellationError())
        } else {
          line.append((id, caller))
        }
      }
    } onCancel: {
      Task { await self.leave(id) }
    }
  }

  private func leave(_ id: Int) {
    guard let place = line.firstIndex(where: { $0.id == id }) else { return }
    line.remove(at: place).caller.resume(throwing: CancellationError())
  }

  func refill() {
    permits = limit
    while permits > 0, !line.isEmpty {
      permits -= 1
      line.removeFirst().caller.resume()
    }
  }
}
