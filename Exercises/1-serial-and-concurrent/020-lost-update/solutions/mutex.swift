// The sum lives inside its mutex, so no access can forget to lock it.
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Mutex(0)

  func received(_ count: Int) {
    bytes.withLock { $0 += count }
  }

  var total: Int {
    bytes.withLock { $0 }
  }
}
