// diagnosis: tooSlow
// The loop takes the lock again and again until the report is there: that is right, and keeps a processor busy.
import Synchronization

final class PendingReport: Sendable {
  private let report = Mutex<String?>(nil)

  func finish(with text: String) {
    report.withLock { $0 = text }
  }

  func result() -> String {
    while true {
      if let text = report.withLock({ $0 }) { return text }
    }
  }
}
