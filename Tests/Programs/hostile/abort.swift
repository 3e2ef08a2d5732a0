// diagnosis: ended
// Aborts the process.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    abort()
  }

  var total: Int {
    bytes
  }
}
