// diagnosis: ended
// A lazy global ends the process before the check looks.
import Foundation

private let success: Int = { exit(0) }()

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += count + success
  }

  var total: Int {
    bytes
  }
}
