// diagnosis: unsupported
// Catches the signals by which its judge sees a crash.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    signal(SIGSEGV) { _ in }
    bytes += count
  }

  var total: Int {
    bytes
  }
}
