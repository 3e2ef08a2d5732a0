import Dispatch

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "bytes")
  private var bytes = 0

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    // No need to wait: the queue is first in, first out, so every later reader sees it.
    queue.async { self.bytes += count }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    queue.sync { bytes }
  }
}
