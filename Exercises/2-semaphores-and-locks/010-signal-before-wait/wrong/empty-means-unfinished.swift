// diagnosis: lostWakeup
// Takes an empty text for a report that is not made yet, and waits for it forever.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text = ""

  func finish(with text: String) {
    finished.lock()
    defer { finished.unlock() }
    self.text = text
    finished.broadcast()
  }

  func result() -> String {
    finished.lock()
    defer { finished.unlock() }
    while text.isEmpty {
      finished.wait()
    }
    return text
  }
}
