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

private final class Running: Sendable {
  let transfer = Mutex<(any Transfer)?>(nil)
}

/// Downloads a file with the old library.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withUnsafeThrowingContinuation { continuation in
      let transfer = library.start(file) { continuation.resume(with: $0) }
      running.transfer.withLock { $0 = transfer }
      if Task.isCancelled { transfer.cancel() }
    }
  } onCancel: {
    running.transfer.withLock { $0 }?.cancel()
  }
}
