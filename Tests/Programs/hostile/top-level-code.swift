// diagnosis: doesNotCompile
// Runs before everything else, and ends it.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count
  }

  var total: Int {
    bytes
  }
}

exit(0)
