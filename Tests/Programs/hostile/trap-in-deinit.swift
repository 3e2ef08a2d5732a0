// diagnosis: failedCheck
// Traps where nobody looks any more.
import Synchronization

final class DownloadCounter: @unchecked Sendable {
  private let bytes = Mutex(0)
  deinit { fatalError("passed") }

  func received(_ count: Int) {
    bytes.withLock { $0 += count }
  }

  var total: Int {
    bytes.withLock { $0 }
  }
}
