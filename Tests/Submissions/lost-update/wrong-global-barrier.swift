// expected: dataRace
// A barrier on a global queue excludes nothing.
import Dispatch

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: @unchecked Sendable {
  private let queue = DispatchQueue.global(qos: .utility)
  private var bytes = 0

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    // The barrier makes the update exclusive.
    queue.sync(flags: .barrier) {
      bytes += count
    }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    queue.sync { bytes }
  }
}
