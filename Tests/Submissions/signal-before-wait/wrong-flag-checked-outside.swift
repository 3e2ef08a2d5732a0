// expected: lostWakeup
// The signal may come between the look at the flag and wait.
import Foundation
import Synchronization

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let condition = NSCondition()
  private let isFinished = Atomic<Bool>(false)
  private var text = ""

  /// The report is made; called once.
  func finish(with text: String) {
    self.text = text
    isFinished.store(true, ordering: .releasing)
    condition.lock()
    condition.signal()
    condition.unlock()
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    if !isFinished.load(ordering: .acquiring) {
      condition.lock()
      condition.wait()
      condition.unlock()
    }
    return text
  }
}
