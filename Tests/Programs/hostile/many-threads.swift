// diagnosis: tooManyLanes
// Starts threads until the system has no more.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    while true { Thread.detachNewThread {} }
  }

  var total: Int {
    bytes
  }
}
