// diagnosis: unsupported
// Kills all processes that were started together.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    killpg(0, SIGKILL)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
