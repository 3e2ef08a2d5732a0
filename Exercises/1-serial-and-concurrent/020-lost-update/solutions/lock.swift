// One lock is held for each use of the sum, reading included.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = 0

  func received(_ count: Int) {
    lock.withLock { bytes += count }
  }

  var total: Int {
    lock.withLock { bytes }
  }
}
