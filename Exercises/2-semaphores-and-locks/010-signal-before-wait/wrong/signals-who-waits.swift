// diagnosis: deadlock
// Signals only if a thread waits already; a later one waits for a signal that was never sent.
import Foundation

final class PendingReport: @unchecked Sendable {
  private let lock = NSLock()
  private let finished = DispatchSemaphore(value: 0)
  private var isWaiting = false
  private var text = ""

  func finish(with text: String) {
    lock.withLock {
      self.text = text
      if isWaiting { finished.signal() }
    }
  }

  func result() -> String {
    lock.withLock { isWaiting = true }
    finished.wait()
    return lock.withLock { text }
  }
}
