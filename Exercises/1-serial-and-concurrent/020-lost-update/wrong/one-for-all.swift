// diagnosis: wrongResult
// The bytes are a global variable, so that all counters have the same ones.
import Synchronization

private let bytes = Atomic(0)

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: Sendable {
  /// A piece of a download has arrived.
  func received(_ count: Int) {
    bytes.add(count, ordering: .relaxed)
  }

  /// The bytes of all downloads so far.
  var total: Int {
    bytes.load(ordering: .relaxed)
  }
}
