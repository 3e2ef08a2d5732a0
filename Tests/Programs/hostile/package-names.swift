// diagnosis: doesNotCompile
// Reaches for what the modelled library keeps to its package: the compiler does not let it.
import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    dispatchPool.width = 1
    MainQueueModel.leaveMainThread()
    bytes += count
  }

  var total: Int {
    bytes
  }
}
