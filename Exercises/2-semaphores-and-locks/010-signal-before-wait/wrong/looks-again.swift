// diagnosis: tooSlow
// The window is woken as soon as the report is there; until then it wakes by itself over and over, to look.
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
        _ = finished.wait(until: Date(timeIntervalSinceNow: 0.01))
      }
    }
  }
}
