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
  private enum State {
    case notStarted
    case started(any Transfer)
    case cancelled
  }

  private let state = Mutex(State.notStarted)

  func started(_ transfer: any Transfer) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .started(transfer)
      return false
    }
    if isCancelled { transfer.cancel() }
  }

  func cancel() {
    let transfer: (any Transfer)? = state.withLock { state in
      defer { state = .cancelled }
      if case .started(let transfer) = state { return transfer }
      return nil
    }
    transfer?.cancel()
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      running.started(library.start(file) { continuation.resume(with: $0) })
    }
  } onCancel: {
    running.cancel()
  }
}
