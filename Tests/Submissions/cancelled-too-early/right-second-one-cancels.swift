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

/// What has become of a download so far.
private final class Progress: Sendable {
  private enum State: Sendable {
    case notStarted
    case running(any Transfer)
    case cancelled
  }

  private let state = Mutex(State.notStarted)

  /// Notes the transfer; cancels it if the cancellation came first.
  func started(_ transfer: any Transfer) {
    let isTooLate = state.withLock { state in
      switch state {
      case .cancelled:
        return true
      case .notStarted, .running:
        state = .running(transfer)
        return false
      }
    }
    if isTooLate { transfer.cancel() }
  }

  func cancel() {
    let transfer: (any Transfer)? = state.withLock { state in
      defer { state = .cancelled }
      if case .running(let transfer) = state { return transfer }
      return nil
    }
    transfer?.cancel()
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let progress = Progress()
  return try await withTaskCancellationHandler {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      progress.started(library.start(file) { continuation.resume(with: $0) })
    }
  } onCancel: {
    progress.cancel()
  }
}
