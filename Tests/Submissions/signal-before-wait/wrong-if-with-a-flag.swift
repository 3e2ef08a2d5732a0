// expected: spuriousWakeup
// Checks once, and not again when it is woken.
import Foundation

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text = ""
  private var isMade = false

  /// The report is made; called once.
  func finish(with text: String) {
    finished.lock()
    self.text = text
    isMade = true
    finished.signal()
    finished.unlock()
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    finished.lock()
    defer { finished.unlock() }
    if !isMade {
      finished.wait()
    }
    return text
  }
}
