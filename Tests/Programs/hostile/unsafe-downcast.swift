// diagnosis: notAllowed
// Takes one object for another.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += unsafeDowncast(self, to: NSLock.self).try() ? count : 0
  }

  var total: Int {
    bytes
  }
}
