// expected: lostWakeup
// An empty report is waited for forever; if instead of while.
import Foundation

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text = ""

  /// The report is made; called once.
  func finish(with text: String) {
    finished.lock()
    self.text = text
    finished.signal()
    finished.unlock()
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    finished.lock()
    defer { finished.unlock() }
    if text.isEmpty {
      finished.wait()
    }
    return text
  }
}
