// diagnosis: notAllowed
// Ends the check itself.
import Grading

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    GradedRun.end()
    bytes += count
  }

  var total: Int {
    bytes
  }
}
