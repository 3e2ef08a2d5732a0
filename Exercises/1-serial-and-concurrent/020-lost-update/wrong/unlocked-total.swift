// diagnosis: dataRace
// The total is only read, and reading changes nothing, so it seems to need no lock.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = 0

  func received(_ count: Int) {
    lock.withLock { bytes += count }
  }

  var total: Int {
    bytes
  }
}
