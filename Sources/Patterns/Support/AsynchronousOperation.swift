import Foundation
import Synchronization

/// An operation that is finished when its work says so, not when `main` returns.
///
/// A subclass overrides `main()` to begin something that continues elsewhere, such as a timer, a
/// network request or a task, and calls ``finish()`` when that has ended. Until then no thread is
/// blocked, and the operation keeps its place among those that its queue runs at once.
///
/// A subclass that can stop its work early overrides `cancel()`, calls `super.cancel()`, stops the
/// work and calls ``finish()``. The first call ends the operation; later calls do nothing.
///
/// The states and the calls that lead from one to the next:
///
///     waiting ── start ──▶ executing ── finish ──▶ finished
///        └──── start, when it is cancelled already ───▲
///
/// Whether the operation is ready depends on its dependencies alone, which `Operation` looks after.
/// A queue learns of each change by `willChangeValue` and `didChangeValue`: they feed key-value
/// observing on Apple's systems, and the queue directly elsewhere.
open class AsynchronousOperation: Operation, @unchecked Sendable {
  // Safe to share: `Operation` guards its own state, and the only state added is in the `Mutex`.

  private enum State {
    case waiting
    case executing
    /// One caller of `finish` has been chosen to end it, and the queue has not been told yet.
    case finishing
    case finished
  }

  private let state = Mutex(State.waiting)

  /// True: the operation continues after `start` has returned.
  public final override var isAsynchronous: Bool { true }

  /// Whether the work has begun and not ended.
  public final override var isExecuting: Bool {
    state.withLock { $0 == .executing || $0 == .finishing }
  }

  /// Whether the operation is over, because its work ended or because it was cancelled before it
  /// began.
  public final override var isFinished: Bool { state.withLock { $0 == .finished } }

  /// Begins the work, or finishes at once if the operation was cancelled; a queue calls this.
  ///
  /// - Precondition: The operation is ready and was not started before.
  public final override func start() {
    precondition(isReady, "an operation was started before its dependencies had finished")
    precondition(state.withLock { $0 == .waiting }, "an operation was started twice")

    // A queue waits for every operation to finish, also for one that never began.
    if isCancelled {
      change("isFinished", to: .finished)
      return
    }
    change("isExecuting", to: .executing)
    main()
  }

  /// Ends the operation, from any thread; only the first call after `start` has an effect.
  ///
  /// - Returns: Whether this call ended the operation. It did not if the operation had ended before,
  ///   or had not begun: then `start` ends it, provided that it is cancelled.
  @discardableResult
  public final func finish() -> Bool {
    let isFirst = state.withLock { state in
      guard state == .executing else { return false }
      state = .finishing
      return true
    }
    guard isFirst else { return false }
    willChangeValue(forKey: "isExecuting")
    change("isFinished", to: .finished)
    didChangeValue(forKey: "isExecuting")
    return true
  }

  /// Makes a change known before and after, outside the lock: the observers look at the state.
  private func change(_ key: String, to newState: State) {
    willChangeValue(forKey: key)
    state.withLock { $0 = newState }
    didChangeValue(forKey: key)
  }
}
