// expected: wrongResult
// Cancelled before, it returns an empty text, which the library has not given.
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

private final class Box: Sendable { let transfer = Mutex<(any Transfer)?>(nil) }
func download(_ file: String, with library: Library) async throws -> String {
  if Task.isCancelled { return "" }
  let box = Box()
  return try await withTaskCancellationHandler {
    return try await withCheckedThrowingContinuation { c in
      let transfer = library.start(file) { c.resume(with: $0) }
      box.transfer.withLock { $0 = transfer }
      if Task.isCancelled { transfer.cancel() }
    }
  } onCancel: {
    box.transfer.withLock { $0 }?.cancel()
  }
}
