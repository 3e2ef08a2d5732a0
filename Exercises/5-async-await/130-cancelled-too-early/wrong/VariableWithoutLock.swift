// diagnosis: dataRace
// The transfer lies in a plain variable, which the handler reads on another thread.

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
  var transfer: (any Transfer)?
  var isCancelled = false
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let transfer = library.start(file) { continuation.resume(with: $0) }
      running.transfer = transfer
      if running.isCancelled { transfer.cancel() }
    }
  } onCancel: {
    running.isCancelled = true
    running.transfer?.cancel()
  }
}
