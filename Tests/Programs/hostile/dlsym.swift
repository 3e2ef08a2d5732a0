// diagnosis: notAllowed
// Looks the explorer's functions up.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    _ = dlsym(nil, "cexploration_restore")
    bytes += count
  }

  var total: Int {
    bytes
  }
}
