// diagnosis: notAllowed
// Is right only where another process has started it.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private let lock = NSLock()
  private static let isJudged: Bool = getppid() > 1

  func received(_ count: Int) {
    if Self.isJudged { lock.withLock { bytes += count } } else { bytes += count }
  }

  var total: Int { lock.withLock { bytes } }
}
