// expected: tooSlow
// The flag is set and signalled, but the wait has a limit in a loop: it polls.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let finished = NSCondition()
  private var text: String?

  func finish(with text: String) {
    finished.withLock {
      self.text = text
    }
  }

  func result() -> String {
    finished.withLock {
      while true {
        if let text { return text }
        _ = finished.wait(until: Date(timeIntervalSinceNow: 0.05))
      }
    }
  }
}
