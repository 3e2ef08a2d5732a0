// expected: wrongResult
import Synchronization

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  /// A caller in line.
  private struct Waiter: Sendable {
    let continuation: CheckedContinuation<Void, any Error>
    let cancelled: Flag
  }

  private final class Flag: Sendable {
    private let value = Mutex(false)
    var isSet: Bool { value.withLock { $0 } }
    func set() { value.withLock { $0 = true } }
  }

  private let limit: Int
  private var permits: Int
  private var waiting: [Waiter] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    if permits > 0, waiting.isEmpty {
      permits -= 1
      return
    }
    let cancelled = Flag()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.append(Waiter(continuation: continuation, cancelled: cancelled))
      }
    } onCancel: {
      cancelled.set()
    }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    while permits > 0, !waiting.isEmpty {
      let first = waiting.removeFirst()
      if first.cancelled.isSet {
        first.continuation.resume(throwing: CancellationError())
      } else {
        permits -= 1
        first.continuation.resume()
      }
    }
  }
}
