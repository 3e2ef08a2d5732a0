// diagnosis: notAllowed
// Puts another program in the place of its judge.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
    execv("/bin/true", &arguments)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
