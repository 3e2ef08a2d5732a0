import Dispatch

/// Counts the bytes of all downloads.
///
/// Every download calls it on a thread of its own.
final class DownloadCounter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "downloads", attributes: .concurrent)
  private var bytes = 0

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    queue.async(flags: .barrier) { self.bytes += count }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    queue.sync { bytes }
  }
}
