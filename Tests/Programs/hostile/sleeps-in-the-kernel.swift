// diagnosis: notAllowed
// Asks the kernel itself for a sleep.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    var time = timespec(tv_sec: 3600, tv_nsec: 0)
    clock_nanosleep(CLOCK_MONOTONIC, 0, &time, nil)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
