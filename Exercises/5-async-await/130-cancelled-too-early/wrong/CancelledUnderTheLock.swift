// diagnosis: recursiveLock
// It calls the library with the lock held, and the library calls back at once.

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

/// A download and all that may happen to it.
private final class Download: Sendable {
  private struct State {
    var continuation: CheckedContinuation<String, any Error>?
    var transfer: (any Transfer)?
    var isCancelled = false
  }

  private let state = Mutex(State())

  func start(
    _ file: String, with library: Library, _ continuation: CheckedContinuation<String, any Error>
  ) {
    state.withLock { $0.continuation = continuation }
    let transfer = library.start(file) { self.finish($0) }
    state.withLock { state in
      state.transfer = transfer
      if state.isCancelled { transfer.cancel() }
    }
  }

  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.transfer?.cancel()
    }
  }

  private func finish(_ result: Result<String, any Error>) {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: result)
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let download = Download()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { download.start(file, with: library, $0) }
  } onCancel: {
    download.cancel()
  }
}
