// diagnosis: unsupported
// Does something when everything is over.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    atexit { exit(0) }
    bytes += count
  }

  var total: Int {
    bytes
  }
}
