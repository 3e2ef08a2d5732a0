import Synchronization

actor RateLimiter {
  private final class Caller: Sendable {
    let isCancelled = Atomic(false)
    private let continuation: Mutex<CheckedContinuation<Void, any Error>?> = Mutex(nil)

    func wait(with continuation: CheckedContinuation<Void, any Error>) {
      self.continuation.withLock { $0 = continuation }
    }

    func resume(with result: Result<Void, any Error>) {
      let waiting = continuation.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      waiting?.resume(with: result)
    }
  }

  private let limit: Int
  private var permits: Int
  private var line: [Caller] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  func permit() async throws {
    try Task.checkCancellation()
    if permits > 0 {
      permits -= 1
      return
    }
    let caller = Caller()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        caller.wait(with: continuation)
        line.append(caller)
      }
    } onCancel: {
      caller.isCancelled.store(true, ordering: .releasing)
    }
  }

  func refill() {
    permits = limit
    while permits > 0, !line.isEmpty {
      let caller = line.removeFirst()
      if caller.isCancelled.load(ordering: .acquiring) {
        caller.resume(with: .failure(CancellationError()))
      } else {
        permits -= 1
        caller.resume(with: .success(()))
      }
    }
  }
}
