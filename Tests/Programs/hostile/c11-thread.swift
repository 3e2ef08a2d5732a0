// diagnosis: unsupported notAllowed doesNotCompile
// Starts a thread of C11, which no model controls.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    var thread = thrd_t()
    thrd_create(&thread, { _ in 0 }, nil)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
