import Dispatch

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let made = DispatchGroup()
  private var text = ""

  init() { made.enter() }

  func finish(with text: String) {
    self.text = text
    made.leave()
  }

  func result() -> String {
    made.wait()
    return text
  }
}
