// diagnosis: notAllowed
// Copies past the ends of its own variables.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private var other = 0

  func received(_ count: Int) {
    memset(&other, 0, 1 << 16)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
