// diagnosis: tooSlow
// Each call lets the others go first for a second: time is no lock, and the lock needs none.
import Dispatch
import Synchronization

final class DownloadCounter: Sendable {
  private let bytes = Mutex(0)

  func received(_ count: Int) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
    bytes.withLock { $0 += count }
  }

  var total: Int { bytes.withLock { $0 } }
}
