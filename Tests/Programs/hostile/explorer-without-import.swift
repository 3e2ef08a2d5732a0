// diagnosis: doesNotCompile
// Reaches for what the modelled modules keep to their package: the compiler does not let it.
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
