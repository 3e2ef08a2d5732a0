// expected: wrongResult
import Synchronization

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: Sendable {
  /// What has arrived since the total was last read.
  private let recent = Atomic(0)
  /// What has been read already.
  private let sum = Mutex(0)

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    recent.add(count, ordering: .relaxed)
  }

  /// The bytes of all downloads so far.
  var total: Int {
    let new = recent.exchange(0, ordering: .acquiringAndReleasing)
    return sum.withLock { sum in
      sum += new
      return sum
    }
  }
}
