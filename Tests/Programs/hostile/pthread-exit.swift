// diagnosis: ended
// Ends the check's own thread with the C library.
import Foundation
import Synchronization

final class DownloadCounter: @unchecked Sendable {
  private let bytes = Mutex(0)

  func received(_ count: Int) {
    bytes.withLock { $0 += count }
  }

  var total: Int {
    pthread_exit(nil)
  }
}
