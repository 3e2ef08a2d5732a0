// diagnosis: notAllowed
// Looks for what the check expects in the memory behind a string.
// swift-format-ignore-file
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private let lock = NSLock()

  func received(_ count: Int) {
    lock.withLock { bytes += count }
  }

  var total: Int {
    "sum".withCString { text in Int(text[4096]) + Int(text[4097]) << 8 }
  }
}
