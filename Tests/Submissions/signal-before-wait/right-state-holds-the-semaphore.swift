import Dispatch
import Synchronization

/// A report that one thread makes and another one needs.
final class PendingReport: Sendable {
  private enum State {
    case untouched
    /// The window is there, and sleeps.
    case awaited(DispatchSemaphore)
    case made(String)
  }

  private let state = Mutex(State.untouched)

  /// The report is made; called once.
  func finish(with text: String) {
    let before = state.withLock { state in
      let before = state
      state = .made(text)
      return before
    }
    if case .awaited(let bell) = before { bell.signal() }
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    let bell = DispatchSemaphore(value: 0)
    while true {
      let text: String? = state.withLock { state in
        if case .made(let text) = state { return text }
        state = .awaited(bell)
        return nil
      }
      if let text { return text }
      bell.wait()
    }
  }
}
