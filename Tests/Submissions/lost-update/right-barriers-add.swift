import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private let queue = DispatchQueue(label: "bytes", attributes: .concurrent)

  /// A piece of a download has arrived.
  func received(_ count: Int) {
    queue.async(flags: .barrier) { [self] in
      bytes += count
    }
  }

  /// The bytes of all downloads so far.
  var total: Int {
    queue.sync { bytes }
  }
}
