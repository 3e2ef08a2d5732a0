// diagnosis: unsupported
// Writes a file with Foundation.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    try? Data([1]).write(to: URL(fileURLWithPath: "hostile.bin"))
    bytes += count
  }

  var total: Int {
    bytes
  }
}
