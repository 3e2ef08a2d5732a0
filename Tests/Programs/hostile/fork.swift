// diagnosis: notAllowed
// A child could go on when the grader has ended.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Int(popen("sleep 1000 &", "r") == nil ? 0 : count)
  }

  var total: Int {
    bytes
  }
}
