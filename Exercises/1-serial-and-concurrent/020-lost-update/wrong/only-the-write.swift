// diagnosis: dataRace
// Only the write holds the lock: what was read before it is out of date by then.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = 0

  func received(_ count: Int) {
    let sum = bytes + count
    lock.withLock { bytes = sum }
  }

  var total: Int {
    lock.withLock { bytes }
  }
}
