// diagnosis: wrongResult
// A download that fails without a cancellation is tried once more, which nobody has asked for.

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

  func begin(_ continuation: CheckedContinuation<String, any Error>) -> Bool {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.continuation = continuation }
      return state.isCancelled
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    return !isCancelled
  }

  func started(_ transfer: any Transfer) {
    let isCancelled = state.withLock { state in
      state.transfer = transfer
      return state.isCancelled
    }
    if isCancelled { transfer.cancel() }
  }

  func finish(_ result: Result<String, any Error>) {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: result)
  }

  func cancel() {
    let transfer = state.withLock { state in
      state.isCancelled = true
      return state.transfer
    }
    transfer?.cancel()
    finish(.failure(CancellationError()))
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  do {
    return try await attempt(file, with: library)
  } catch  where !Task.isCancelled {
    return try await attempt(file, with: library)
  }
}

private func attempt(_ file: String, with library: Library) async throws -> String {
  let download = Download()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      guard download.begin(continuation) else { return }
      download.started(library.start(file) { download.finish($0) })
    }
  } onCancel: {
    download.cancel()
  }
}
