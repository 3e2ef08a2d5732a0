// diagnosis: wrongResult
// A lock in a getter and in a setter: += calls the one and then the other.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var unprotected = 0
  private var bytes: Int {
    get { lock.withLock { unprotected } }
    set { lock.withLock { unprotected = newValue } }
  }

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}
