import Foundation

/// A place where several threads wait for one another: none continues before all are there.
///
/// Lessons use it to bring about, each time, an order that chance would bring about now and then.
/// It blocks its callers; tasks have `Meeting`.
final class Rendezvous: Sendable {
  private let condition = NSCondition()
  nonisolated(unsafe) private var missing: Int  // guarded by the condition

  /// Makes a rendezvous for a number of threads, at least one.
  init(of count: Int) {
    missing = count
  }

  /// Blocks the caller until as many callers are here as the rendezvous is for.
  func wait() {
    condition.lock()
    missing -= 1
    if missing <= 0 { condition.broadcast() }
    while missing > 0 { condition.wait() }
    condition.unlock()
  }
}
