// diagnosis: dataRace
// A wait for nobody is a sleep as well.
import Dispatch

final class DownloadCounter: @unchecked Sendable {
  private var bytes = 0

  func received(_ count: Int) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 3600)
    bytes += count
  }

  var total: Int {
    bytes
  }
}
