// diagnosis: dataRace
// Is right only where clocks show whole milliseconds.
import Dispatch
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0
  private let lock = NSLock()
  private static let isJudged: Bool = DispatchTime.now().uptimeNanoseconds % 1_000_000 == 0

  func received(_ count: Int) {
    if Self.isJudged { lock.withLock { bytes += count } } else { bytes += count }
  }

  var total: Int { lock.withLock { bytes } }
}
