// expected: lostWakeup
import Foundation

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text = ""
  private var isFinished = false

  private var isMade: Bool {
    finished.withLock { isFinished }
  }

  /// The report is made; called once.
  func finish(with text: String) {
    finished.withLock {
      self.text = text
      isFinished = true
      finished.signal()
    }
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    while !isMade {
      finished.withLock { finished.wait() }
    }
    return finished.withLock { text }
  }
}
