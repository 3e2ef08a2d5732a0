// A semaphore counts the signal, whether or not a thread already waits for it.
import Dispatch

final class PendingReport: @unchecked Sendable {
  private let finished = DispatchSemaphore(value: 0)
  private var text = ""

  func finish(with text: String) {
    self.text = text
    finished.signal()
  }

  func result() -> String {
    finished.wait()
    return text
  }
}
