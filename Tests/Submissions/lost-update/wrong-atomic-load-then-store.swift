// expected: wrongResult
import Synchronization

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: Sendable {
  private let bytes = Atomic<Int>(0)

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    let sum = bytes.load(ordering: .sequentiallyConsistent) + count
    bytes.store(sum, ordering: .sequentiallyConsistent)
  }

  /// The bytes of all downloads so far.
  var total: Int {
    bytes.load(ordering: .sequentiallyConsistent)
  }
}
