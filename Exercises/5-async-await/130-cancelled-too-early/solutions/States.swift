// Three states under one lock: what comes second, the transfer or the cancellation, sees the first and cancels.

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

/// Brings a transfer and a cancellation together, in whatever order they come.
private final class Running: Sendable {
  private enum State {
    case starting
    case started(any Transfer)
    case cancelled
  }

  private let state = Mutex(State.starting)

  func start(_ transfer: any Transfer) {
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
      guard case .started(let transfer) = state else { return nil }
      return transfer
    }
    transfer?.cancel()
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      running.start(library.start(file) { continuation.resume(with: $0) })
    }
  } onCancel: {
    running.cancel()
  }
}
