// expected: continuationNeverResumed
// If it was cancelled before the start, the closure returns and the continuation is never resumed.

import Foundation

/// A transfer that the library has started.
protocol Transfer: Sendable {
  /// Stops the transfer.
  func cancel()
}

/// An old library for downloads.
struct Library: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let start: @Sendable (_ file: String, _ done: @escaping Done) -> any Transfer
}

/// The transfer, as soon as it has been started.
private final class Running: @unchecked Sendable {
  private let lock = NSLock()
  private var transfer: (any Transfer)?
  private var isCancelled = false

  /// Starts the transfer unless it is cancelled already.
  func start(_ begin: () -> any Transfer) {
    guard !lock.withLock({ isCancelled }) else { return }
    let started = begin()
    lock.lock()
    transfer = started
    let isTooLate = isCancelled
    lock.unlock()
    if isTooLate { started.cancel() }
  }

  func cancel() {
    lock.lock()
    isCancelled = true
    let running = transfer
    lock.unlock()
    running?.cancel()
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      running.start {
        library.start(file) { continuation.resume(with: $0) }
      }
    }
  } onCancel: {
    running.cancel()
  }
}
