// diagnosis: notAllowed
// Uses what the modelled modules hand on.
import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    dispatchPool.width = 1
    bytes += count
  }

  var total: Int {
    bytes
  }
}
