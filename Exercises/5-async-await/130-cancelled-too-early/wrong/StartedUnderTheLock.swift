// diagnosis: recursiveLock
// It starts the transfer with the lock held, and the handler needs that lock if the task is cancelled in start.

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

private final class Box: Sendable {
  let s = Mutex<(t: (any Transfer)?, cancelled: Bool)>((nil, false))
}
func download(_ file: String, with library: Library) async throws -> String {
  let box = Box()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { c in
      let t = box.s.withLock { s in
        let t = library.start(file) { c.resume(with: $0) }
        s.t = t
        return s.cancelled ? t : nil
      }
      t?.cancel()
    }
  } onCancel: {
    box.s.withLock { s in
      s.cancelled = true; return s.t
    }?.cancel()
  }
}
