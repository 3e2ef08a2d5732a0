import Synchronization

protocol Transfer: Sendable {
  func cancel()
}

struct Library: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let start: @Sendable (_ file: String, _ done: @escaping Done) -> any Transfer
}

private final class Running: Sendable {
  let transfer = Mutex<(any Transfer)?>(nil)
  let isCancelled = Atomic(false)

  func cancel() {
    isCancelled.store(true, ordering: .sequentiallyConsistent)
    transfer.withLock { $0 }?.cancel()
  }
}

func download(_ file: String, with library: Library) async throws -> String {
  let running = Running()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let transfer = library.start(file) { continuation.resume(with: $0) }
      running.transfer.withLock { $0 = transfer }
      if running.isCancelled.load(ordering: .sequentiallyConsistent) { transfer.cancel() }
    }
  } onCancel: {
    running.cancel()
  }
}
