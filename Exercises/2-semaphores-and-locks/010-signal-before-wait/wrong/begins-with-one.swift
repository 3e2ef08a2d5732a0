// diagnosis: dataRace
// Begins with 1, as a semaphore that guards something does; so the first wait does not wait.
import Dispatch

final class PendingReport: @unchecked Sendable {
  private let finished = DispatchSemaphore(value: 1)
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
