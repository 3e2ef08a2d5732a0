// expected: recursiveLock
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
  struct State {
    var transfer: (any Transfer)?
    var isCancelled = false
    var isDone = false
  }
  let state = Mutex(State())
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let transfer = library.start(file) { result in
        running.state.withLock { $0.isDone = true }
        continuation.resume(with: result)
      }
      running.state.withLock { state in
        state.transfer = transfer
        if state.isCancelled, !state.isDone { transfer.cancel() }
      }
    }
  } onCancel: {
    running.state.withLock { state in
      state.isCancelled = true
      // A transfer that has ended is left alone.
      if !state.isDone { state.transfer?.cancel() }
    }
  }
}
