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

/// How far a download is.
private final class Progress: Sendable {
  private enum State: Sendable {
    case starting
    case running(any Transfer)
    case over
  }

  private let state = Mutex(State.starting)

  func started(_ transfer: any Transfer) {
    let isTooLate = state.withLock { state -> Bool in
      if case .over = state { return true }
      state = .running(transfer)
      return false
    }
    if isTooLate { transfer.cancel() }
  }

  func cancel() {
    let transfer = state.withLock { state -> (any Transfer)? in
      defer { state = .over }
      if case .running(let transfer) = state { return transfer }
      return nil
    }
    transfer?.cancel()
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  try Task.checkCancellation()
  let progress = Progress()
  return try await withTaskCancellationHandler(
    operation: {
      try await withCheckedThrowingContinuation { continuation in
        progress.started(library.start(file) { continuation.resume(with: $0) })
      }
    }, onCancel: progress.cancel)
}
