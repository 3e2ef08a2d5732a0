// expected: wrongResult
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
  let running = Running()
  return try await withTaskCancellationHandler {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      let transfer = library.start(file) { continuation.resume(with: $0) }
      if Task.isCancelled {
        // The handler has been called already.
        transfer.cancel()
      } else {
        running.transfer.withLock { $0 = transfer }
      }
    }
  } onCancel: {
    running.transfer.withLock { $0 }?.cancel()
  }
}
