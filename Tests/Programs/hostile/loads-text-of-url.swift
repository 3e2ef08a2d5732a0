// diagnosis: notAllowed
// Loads a text from a file's address.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let text = try? String(contentsOf: URL(fileURLWithPath: "/etc/passwd"), encoding: .utf8)
    bytes += text == nil ? count : 0
  }

  var total: Int {
    bytes
  }
}
