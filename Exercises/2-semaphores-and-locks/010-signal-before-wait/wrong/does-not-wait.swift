// diagnosis: wrongResult
// Each use of the text holds the lock, so there is no race; but no thread waits for the report.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let lock = NSLock()
  private var text = ""

  func finish(with text: String) {
    lock.withLock { self.text = text }
  }

  func result() -> String {
    lock.withLock { text }
  }
}
