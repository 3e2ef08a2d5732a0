import Dispatch

final class PendingReport: @unchecked Sendable {
  private let pending = DispatchGroup()
  private var text = ""

  init() {
    pending.enter()
  }

  func finish(with text: String) {
    self.text = text
    pending.leave()
  }

  func result() -> String {
    pending.wait()
    return text
  }
}
