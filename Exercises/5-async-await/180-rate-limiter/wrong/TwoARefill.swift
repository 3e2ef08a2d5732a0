// diagnosis: wrongResult
// A refill lets two of the line pass, also if there are more permits.

import Synchronization

actor RateLimiter {
  private let limit: Int
  private var permits: Int
  private var number = 0
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []

  init(limit: Int) {
    self.limit = limit
    permits = limit
  }

  func permit() async throws {
    try Task.checkCancellation()
    if permits > 0, waiting.isEmpty {
      permits -= 1
      return
    }
    number += 1
    let mine = number
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiting.append((mine, continuation))
        }
      }
    } onCancel: {
      Task { await self.cancel(mine) }
    }
  }

  private func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  func refill() {
    permits = limit
    for _ in 0..<2 where permits > 0 && !waiting.isEmpty {
      permits -= 1
      waiting.removeFirst().continuation.resume()
    }
  }
}
