// diagnosis: notAllowed
// Asks for its process by another name.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private let lock = NSLock()
  private static let isJudged: Bool = {
    let info = ProcessInfo.processInfo; return info.processIdentifier > 0
  }()

  func received(_ count: Int) {
    if Self.isJudged { lock.withLock { bytes += count } } else { bytes += count }
  }

  var total: Int { lock.withLock { bytes } }
}
