// diagnosis: wrongResult
// A minute seems to be enough: the window of a report that takes longer stays empty.
import Dispatch

final class PendingReport: @unchecked Sendable {
  private let made = DispatchSemaphore(value: 0)
  private var text = ""

  func finish(with text: String) {
    self.text = text
    made.signal()
  }

  func result() -> String {
    guard made.wait(timeout: .now() + 60) == .success else { return "" }
    return text
  }
}
