// diagnosis: deadlock
// The getter returns the total and leaves the lock held.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = 0

  func received(_ count: Int) {
    lock.lock()
    bytes += count
    lock.unlock()
  }

  var total: Int {
    lock.lock()
    return bytes
  }
}
