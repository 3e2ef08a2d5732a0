import Dispatch

final class PendingReport: @unchecked Sendable {
  private let isMade = DispatchSemaphore(value: 0)
  private var text: String?

  func finish(with text: String) {
    self.text = text
    isMade.signal()
  }

  func result() -> String {
    isMade.wait()
    guard let text else { preconditionFailure("signalled without a report") }
    return text
  }
}
