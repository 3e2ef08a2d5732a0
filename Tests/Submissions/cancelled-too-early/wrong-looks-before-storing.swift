// expected: wrongResult
// Looks for a cancellation and then stores: one in between cancels nothing.

import Synchronization

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
private final class Running: Sendable {
  let transfer = Mutex<(any Transfer)?>(nil)
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  try Task.checkCancellation()
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let transfer = library.start(file) { continuation.resume(with: $0) }
      if Task.isCancelled {
        transfer.cancel()
        return
      }
      running.transfer.withLock { $0 = transfer }
    }
  } onCancel: {
    running.transfer.withLock { $0 }?.cancel()
  }
}
