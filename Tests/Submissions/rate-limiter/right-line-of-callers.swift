import Synchronization

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  /// Someone in line.
  private final class Caller: Sendable {
    let isCancelled = Atomic(false)
  }

  private let limit: Int
  private var permits: Int
  private var line: [(caller: Caller, turn: CheckedContinuation<Bool, Never>)] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    try Task.checkCancellation()
    if line.isEmpty && permits > 0 {
      permits -= 1
      return
    }
    let caller = Caller()
    let isAllowed = await withTaskCancellationHandler {
      await withCheckedContinuation { line.append((caller, $0)) }
    } onCancel: {
      caller.isCancelled.store(true, ordering: .releasing)
    }
    if !isAllowed { throw CancellationError() }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    while permits > 0, !line.isEmpty {
      let (caller, turn) = line.removeFirst()
      let isAllowed = !caller.isCancelled.load(ordering: .acquiring)
      if isAllowed { permits -= 1 }
      turn.resume(returning: isAllowed)
    }
  }
}
