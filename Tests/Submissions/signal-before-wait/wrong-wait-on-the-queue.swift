// expected: deadlock
// Waits on the queue that finish needs.
import Dispatch

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let queue = DispatchQueue(label: "report")
  private let finished = DispatchSemaphore(value: 0)
  private var text = ""

  /// The report is made; called once.
  func finish(with text: String) {
    queue.sync { self.text = text }
    finished.signal()
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    queue.sync {
      finished.wait()
      return text
    }
  }
}
