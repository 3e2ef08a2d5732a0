// diagnosis: notAllowed unsupported
// Lists a folder as C does.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += opendir("/proc/self/fd") == nil ? count : 0
  }

  var total: Int {
    bytes
  }
}
