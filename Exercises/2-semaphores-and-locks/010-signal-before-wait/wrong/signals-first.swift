// diagnosis: dataRace
// Wakes the other thread and stores the text afterwards: it may be read in between.
import Dispatch

final class PendingReport: @unchecked Sendable {
  private let finished = DispatchSemaphore(value: 0)
  private var text = ""

  func finish(with text: String) {
    finished.signal()
    self.text = text
  }

  func result() -> String {
    finished.wait()
    return text
  }
}
