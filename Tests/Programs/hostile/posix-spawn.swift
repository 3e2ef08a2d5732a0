// diagnosis: notAllowed
// Starts another program.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    var child = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
    posix_spawn(&child, "/bin/true", nil, nil, &arguments, nil)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
