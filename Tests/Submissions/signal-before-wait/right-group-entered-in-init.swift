import Dispatch

/// A report that one thread makes and another one needs.
final class PendingReport: @unchecked Sendable {
  private let making = DispatchGroup()
  private var text = ""

  init() {
    making.enter()
  }

  /// The report is made; called once.
  func finish(with text: String) {
    self.text = text
    making.leave()
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    making.wait()
    return text
  }
}
