// diagnosis: notAllowed unsupported
// Reads a file as C does.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    let file = fopen("/proc/self/maps", "r")
    bytes += file == nil ? count : 0
  }

  var total: Int {
    bytes
  }
}
