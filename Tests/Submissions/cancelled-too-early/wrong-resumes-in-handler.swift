// expected: continuationResumedTwice
// The handler resumes the continuation, and the library's done resumes it again.

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

/// The transfer and who waits for it.
private final class Running: Sendable {
  struct State {
    var transfer: (any Transfer)?
    var continuation: CheckedContinuation<String, any Error>?
    var isCancelled = false
  }

  let state = Mutex(State())
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      running.state.withLock { $0.continuation = continuation }
      let transfer = library.start(file) { continuation.resume(with: $0) }
      let isCancelled = running.state.withLock { state in
        state.transfer = transfer
        return state.isCancelled
      }
      if isCancelled { transfer.cancel() }
    }
  } onCancel: {
    let (transfer, continuation) = running.state.withLock { state in
      state.isCancelled = true
      return (state.transfer, state.continuation)
    }
    transfer?.cancel()
    continuation?.resume(throwing: CancellationError())
  }
}
