// diagnosis: unsupported notAllowed
// Interrupts its judge again and again.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    var time = itimerval()
    setitimer(0, &time, nil)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
