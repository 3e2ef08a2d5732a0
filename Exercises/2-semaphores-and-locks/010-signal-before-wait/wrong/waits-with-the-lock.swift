// diagnosis: deadlock
// Waits for the semaphore while it holds the lock that the other thread needs for the text.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let lock = NSLock()
  private let finished = DispatchSemaphore(value: 0)
  private var text = ""

  func finish(with text: String) {
    lock.withLock {
      self.text = text
      finished.signal()
    }
  }

  func result() -> String {
    lock.withLock {
      finished.wait()
      return text
    }
  }
}
