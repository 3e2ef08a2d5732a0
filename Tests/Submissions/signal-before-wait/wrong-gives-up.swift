// expected: wrongResult
import Foundation

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text: String?

  /// The report is made; called once.
  func finish(with text: String) {
    finished.withLock {
      self.text = text
      finished.signal()
    }
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    finished.withLock {
      if text == nil { _ = finished.wait(until: Date() + 10) }
      return text ?? ""
    }
  }
}
