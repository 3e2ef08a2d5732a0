import Synchronization

/// Rings when something begins that a check waits for.
final class CheckBell: Sendable {
  private enum State {
    case silent, rung
    case awaited(CheckedContinuation<Void, Never>)
  }

  private let state = Mutex(State.silent)

  func ring() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .rung }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume()
  }

  func rings() async {
    await withCheckedContinuation { continuation in
      let hasRung = state.withLock { state in
        if case .rung = state { return true }
        state = .awaited(continuation)
        return false
      }
      if hasRung { continuation.resume() }
    }
  }
}
