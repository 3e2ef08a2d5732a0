// diagnosis: unsupported
// Asks somebody else for the answer.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Int(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
  }

  var total: Int {
    bytes
  }
}
