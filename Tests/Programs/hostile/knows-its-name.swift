// diagnosis: notAllowed
// Is right only in the process of its judge.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private let lock = NSLock()
  private static let isJudged: Bool = CommandLine.arguments[0].contains("worker")

  func received(_ count: Int) {
    if Self.isJudged { lock.withLock { bytes += count } } else { bytes += count }
  }

  var total: Int { lock.withLock { bytes } }
}
