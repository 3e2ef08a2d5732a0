// expected: failedCheck
// On Linux, lock(whenCondition:) traps: its default limit is too far in the future.
import Foundation

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private enum State: Int { case pending, finished }

  private let lock = NSConditionLock(condition: State.pending.rawValue)
  private var text = ""

  /// The report is made; called once.
  func finish(with text: String) {
    lock.lock()
    self.text = text
    lock.unlock(withCondition: State.finished.rawValue)
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    lock.lock(whenCondition: State.finished.rawValue)
    defer { lock.unlock() }
    return text
  }
}
