// diagnosis: unsupported
// Changes the variables of the process that judges.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    setenv("PATH", "/tmp", 1)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
