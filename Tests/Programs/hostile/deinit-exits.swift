// diagnosis: ended
// The end of its last reference is the end of the process.
import Foundation
import Synchronization

final class DownloadCounter: @unchecked Sendable {
  private let bytes = Mutex(0)
  deinit { exit(0) }

  func received(_ count: Int) {
    bytes.withLock { $0 += count }
  }

  var total: Int {
    bytes.withLock { $0 }
  }
}
