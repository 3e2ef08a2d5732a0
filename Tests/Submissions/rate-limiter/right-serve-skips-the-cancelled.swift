import Synchronization

/// Hands out permits for requests: only so many between one refill and the next.
actor RateLimiter {
  /// A call of `permit()`.
  private final class Call: Sendable {
    private let mark = Atomic<Bool>(false)
    var isCancelled: Bool { mark.load(ordering: .acquiring) }
    func cancel() { mark.store(true, ordering: .releasing) }
  }

  private let limit: Int
  private var permits: Int
  private var line: [(call: Call, continuation: CheckedContinuation<Bool, Never>)] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  /// Returns when the caller may send a request.
  func permit() async throws {
    let call = Call()
    let isPermitted = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        line.append((call, continuation))
        serve()
      }
    } onCancel: {
      call.cancel()
    }
    guard isPermitted else { throw CancellationError() }
  }

  /// A new second has begun: there are as many permits as the limit says.
  func refill() {
    permits = limit
    serve()
  }

  /// Serves the line from its front, as far as it goes.
  private func serve() {
    while let (call, continuation) = line.first {
      if call.isCancelled {
        line.removeFirst()
        continuation.resume(returning: false)
      } else if permits > 0 {
        line.removeFirst()
        permits -= 1
        continuation.resume(returning: true)
      } else {
        return
      }
    }
  }
}
