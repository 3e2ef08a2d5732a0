// diagnosis: unsupported doesNotCompile
// Starts a shell.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    bytes += Int(system("sleep 1000 &")) + count
  }

  var total: Int {
    bytes
  }
}
