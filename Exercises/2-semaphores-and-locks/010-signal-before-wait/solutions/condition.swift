// The condition stays, and the text itself tells whether there is anything to wait for.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text: String?

  func finish(with text: String) {
    finished.withLock {
      self.text = text
      finished.signal()
    }
  }

  func result() -> String {
    finished.withLock {
      while true {
        if let text { return text }
        finished.wait()
      }
    }
  }
}
