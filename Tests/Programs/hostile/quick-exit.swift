// diagnosis: ended
// Ends the process in a third way.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    quick_exit(0)
  }

  var total: Int {
    bytes
  }
}
