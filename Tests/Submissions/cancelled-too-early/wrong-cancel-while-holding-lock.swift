// expected: recursiveLock
import Foundation

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

/// A download: its transfer and the task that waits for it.
private final class Running: @unchecked Sendable {
  private let lock = NSLock()
  private var transfer: (any Transfer)?
  private var isCancelled = false
  private var caller: CheckedContinuation<String, any Error>?

  func wait(_ caller: CheckedContinuation<String, any Error>) {
    lock.withLock { self.caller = caller }
  }

  func begin(_ transfer: any Transfer) {
    lock.withLock {
      self.transfer = transfer
      if isCancelled { transfer.cancel() }
    }
  }

  func cancel() {
    lock.withLock {
      isCancelled = true
      transfer?.cancel()
    }
  }

  func end(_ result: Result<String, any Error>) {
    let waiting = lock.withLock {
      defer { caller = nil }
      return caller
    }
    waiting?.resume(with: result)
  }
}

/// What is in a file.
func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      running.wait(continuation)
      running.begin(library.start(file) { running.end($0) })
    }
  } onCancel: {
    running.cancel()
  }
}
