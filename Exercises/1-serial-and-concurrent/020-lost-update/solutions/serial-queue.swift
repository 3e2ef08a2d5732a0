// A serial queue owns the sum; adding never waits, and a read comes after what was added before.
import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "bytes")
  private var bytes = 0

  func received(_ count: Int) {
    queue.async { self.bytes += count }
  }

  var total: Int {
    queue.sync { bytes }
  }
}
