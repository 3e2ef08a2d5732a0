// diagnosis: lostWakeup
// Remembers that it is finished, but releases the lock between looking and waiting.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text = ""

  func finish(with text: String) {
    finished.withLock {
      self.text = text
      finished.signal()
    }
  }

  func result() -> String {
    let isFinished = finished.withLock { !text.isEmpty }
    if !isFinished {
      finished.withLock { finished.wait() }
    }
    return finished.withLock { text }
  }
}
