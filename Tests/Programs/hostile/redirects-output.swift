// diagnosis: notAllowed unsupported doesNotCompile
// Sends what its judge says elsewhere.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    freopen("/dev/null", "w", stdout)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
