// diagnosis: notAllowed
// Reads a file that is not its own.
import Foundation
import Synchronization

final class DownloadCounter: @unchecked Sendable {
  private let bytes = Mutex(0)

  func received(_ count: Int) {
    let text = try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)
    bytes.withLock { $0 += text == nil ? 0 : count }
  }

  var total: Int {
    bytes.withLock { $0 }
  }
}
