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

  func cancel() {
    let transfer = transfer.withLock { $0 }
    transfer?.cancel()
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  try Task.checkCancellation()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let transfer = library.start(file) { result in
        continuation.resume(with: result)
      }
      running.transfer.withLock { $0 = transfer }
      // The handler may have come before there was a transfer.
      if Task.isCancelled {
        running.cancel()
      }
    }
  } onCancel: {
    running.cancel()
  }
}
