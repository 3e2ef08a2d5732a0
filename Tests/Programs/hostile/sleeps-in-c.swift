// diagnosis: notAllowed
// Sleeps with the C library.
import Foundation

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    sleep(3600)
    usleep(900_000)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
