import Dispatch
import Synchronization

/// A report that one thread makes and another one needs.
final class PendingReport: Sendable {
  private let pending = DispatchGroup()
  private let text = Mutex<String?>(nil)

  init() {
    pending.enter()
  }

  /// The report is made; called once.
  func finish(with text: String) {
    self.text.withLock { $0 = text }
    pending.leave()
  }

  /// The report, as soon as it is made; called once.
  func result() -> String {
    pending.wait()
    return text.withLock { $0 ?? "" }
  }
}
