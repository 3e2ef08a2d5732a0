// A work item that does nothing: performing it is the signal, and a later wait returns at once.
import Dispatch

final class PendingReport: @unchecked Sendable {
  private let finished = DispatchWorkItem {}
  private var text = ""

  func finish(with text: String) {
    self.text = text
    finished.perform()
  }

  func result() -> String {
    finished.wait()
    return text
  }
}
