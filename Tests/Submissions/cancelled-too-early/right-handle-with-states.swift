import Synchronization

protocol Transfer: Sendable {
  func cancel()
}

struct Library: Sendable {
  typealias Done = @Sendable (Result<String, any Error>) -> Void
  let start: @Sendable (_ file: String, _ done: @escaping Done) -> any Transfer
}

private final class Handle: Sendable {
  private enum State {
    case waiting
    case running(any Transfer)
    case cancelled
  }

  private let state = Mutex(State.waiting)

  func began(_ transfer: any Transfer) {
    let isTooLate = state.withLock { state in
      if case .cancelled = state { return true }
      state = .running(transfer)
      return false
    }
    if isTooLate { transfer.cancel() }
  }

  func cancel() {
    let running = state.withLock { state -> (any Transfer)? in
      defer { state = .cancelled }
      if case .running(let transfer) = state { return transfer }
      return nil
    }
    running?.cancel()
  }
}

func download(_ file: String, with library: Library) async throws -> String {
  let handle = Handle()
  return try await withTaskCancellationHandler {
    try Task.checkCancellation()
    return try await withCheckedThrowingContinuation { continuation in
      handle.began(library.start(file) { continuation.resume(with: $0) })
    }
  } onCancel: {
    handle.cancel()
  }
}
