// The refill hands its permits to the first in line; a caller that was cancelled hands its own on, if that is still valid.

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var second = 0
  private var line: [CheckedContinuation<Int, Never>] = []

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
    let given = await withCheckedContinuation { line.append($0) }
    if Task.isCancelled {
      if given == second {
        permits += 1
        handOut()
      }
      throw CancellationError()
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    second += 1
    permits = limit
    handOut()
  }

  private func handOut() {
    while permits > 0, !line.isEmpty {
      permits -= 1
      line.removeFirst().resume(returning: second)
    }
  }
}
