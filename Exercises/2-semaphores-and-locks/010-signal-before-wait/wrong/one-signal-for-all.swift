// diagnosis: wrongResult
// One semaphore for all reports: another report's signal wakes the window too early.
import Foundation

final class PendingReport: @unchecked Sendable {
  private static let finished = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var text = ""

  func finish(with text: String) {
    lock.withLock { self.text = text }
    Self.finished.signal()
  }

  func result() -> String {
    Self.finished.wait()
    return lock.withLock { text }
  }
}
