// diagnosis: notAllowed
// Has a format write through a pointer.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    withVaList([count]) { _ = vprintf("%n", $0) }
    bytes += count
  }

  var total: Int {
    bytes
  }
}
