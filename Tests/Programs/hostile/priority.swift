// diagnosis: unsupported
// Makes its judge wait for all others.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Int(nice(19)) + count
  }

  var total: Int {
    bytes
  }
}
