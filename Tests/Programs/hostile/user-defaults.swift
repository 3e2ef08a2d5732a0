// diagnosis: unsupported
// Remembers from one execution to the next.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    UserDefaults.standard.set(count, forKey: "count")
    bytes += count
  }

  var total: Int {
    bytes
  }
}
