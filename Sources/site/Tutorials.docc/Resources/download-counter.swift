import Foundation

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = 0

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    lock.withLock { bytes += count }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    lock.withLock { bytes }
  }
}
